// Small sounds, made on the spot: nothing is loaded, nothing is heard until it is switched on.
import { pageOf } from './games';
import { settings } from './settings.svelte';
import type { GameId } from './types';

export type Sound = 'card' | 'die' | 'turn' | 'tick' | 'no';
let context: AudioContext | undefined;

function out(): { at: number; to: AudioNode; context: AudioContext } | undefined {
  if (!settings.sound || typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const gain = context.createGain();
  gain.gain.value = 0.125 * [0, 0.4, 0.7, 1][settings.sound]!; // −18 dB at the loudest
  gain.connect(context.destination);
  return { at: context.currentTime, to: gain, context };
}

export function note(frequency: number, start: number, length: number, type: OscillatorType = 'sine', loud = 1): void {
  const place = out();
  if (!place) return;
  const oscillator = place.context.createOscillator();
  const envelope = place.context.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  const at = place.at + start;
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(loud, at + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(envelope).connect(place.to);
  oscillator.start(at);
  oscillator.stop(at + length);
}

export function rustle(start: number, length: number, frequency: number): void {
  const place = out();
  if (!place) return;
  const buffer = place.context.createBuffer(1, Math.ceil(place.context.sampleRate * length), place.context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = place.context.createBufferSource();
  const filter = place.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  source.buffer = buffer;
  source.connect(filter).connect(place.to);
  source.start(place.at + start);
}

const SOUNDS: Record<Sound, () => void> = {
  card: () => rustle(0, 0.09, 2400),
  die: () => [0, 0.07, 0.16].forEach((at) => rustle(at, 0.04, 900)),
  turn: () => (note(523, 0, 0.3, 'triangle'), note(784, 0.12, 0.28, 'triangle')),
  tick: () => note(880, 0, 0.05, 'sine', 0.5),
  no: () => note(196, 0, 0.14, 'triangle'),
};

export const play = (sound: Sound): void => SOUNDS[sound]();

/** So many semitones above a note. */
export const pitch = (root: number, steps: number): number => root * 2 ** (steps / 12);

// Real joy, four notes in the game's own instrument.
const FIGURE = [0, 4, 7, 12];
export const rejoice = (game: GameId): void => FIGURE.forEach((steps, i) => pageOf(game).instrument(steps, i * 0.08));
