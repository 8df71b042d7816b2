// What it sounds like: joy on a celesta, and what lies on the table.
import { note, pitch } from '../../lib/sound';

export const instrument = (steps: number, at: number): void => (note(pitch(1047, steps), at, 0.16), note(pitch(2094, steps), at, 0.1, 'sine', 0.35));

export const sounds = {
  gem: (): void => (note(1568, 0, 0.22), note(2349, 0.03, 0.25, 'sine', 0.6)),
  redgem: (): void => (note(1318, 0, 0.25), note(1976, 0.03, 0.28, 'sine', 0.6)),
};
