// A whole game in a link: the lines of its record, squeezed, and its moves as one large number. Every action is its
// place among those that were possible there, so that it takes as much room as it decides, and the rules read it again.
import type { Engine } from '../engine/engine';
import { whoCan, type Written } from './record';
import { Refusal } from './table';

const FORMAT = 1;

/** All that may happen where the engine stands, in order: who acts, and how. */
function possible(engine: Engine): { seat: number | null; text: string }[] {
  if (engine.actor === 'chance') return [...engine.chance().keys()].map((text) => ({ seat: null, text }));
  return engine.actors.flatMap((seat) => engine.legal(seat).map((text) => ({ seat, text })));
}

/** Sixteen bits that tell a link that was cut off or mistyped. */
function checksum(moves: readonly string[]): number {
  let sum = 0x811c9dc5;
  for (const char of moves.join()) sum = Math.imul(sum ^ char.codePointAt(0)!, 0x01000193);
  return (sum ^ (sum >>> 16)) & 0xffff;
}

async function squeezed(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());
}

function bytesOf(number: bigint): Uint8Array {
  const hex = number.toString(16);
  return Uint8Array.from((hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}
const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') || '0'}`);

const coded = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
function decoded(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    throw new Refusal('link-broken');
  }
}

/** A game in characters that an address may hold; the engine has begun it. */
export async function packed({ lines, moves }: Written, engine: Engine): Promise<string> {
  let number = 0n;
  let weight = 1n;
  for (const text of moves) {
    const all = possible(engine);
    const seat = whoCan(engine, text);
    const at = all.findIndex((one) => one.seat === seat && one.text === text);
    if (at < 0 || !engine.play(text, seat ?? 'chance')) throw new Refusal('record-move', { move: text });
    number += weight * BigInt(at);
    weight *= BigInt(all.length);
  }
  const head = await squeezed(new TextEncoder().encode(Object.entries(lines).map(([key, value]) => `${key}:${value}`).join('\n')), new CompressionStream('deflate-raw'));
  const numbers = new Uint8Array(7);
  const view = new DataView(numbers.buffer);
  view.setUint8(0, FORMAT);
  view.setUint16(1, checksum(moves));
  view.setUint16(3, moves.length);
  view.setUint16(5, head.length);
  return coded(new Uint8Array([...numbers, ...head, ...bytesOf(number)]));
}

/** What a link carries; `begin` lets an engine begin the game that the lines tell. */
export async function unpacked(text: string, begin: (lines: Record<string, string>) => Promise<Engine>): Promise<Written> {
  const bytes = decoded(text);
  if (bytes.length < 7 || bytes[0] !== FORMAT) throw new Refusal('link-broken');
  const view = new DataView(bytes.buffer);
  const [sum, count, length] = [view.getUint16(1), view.getUint16(3), view.getUint16(5)];
  const head = await squeezed(bytes.slice(7, 7 + length), new DecompressionStream('deflate-raw')).catch(() => { throw new Refusal('link-broken'); });
  const lines = Object.fromEntries(new TextDecoder().decode(head).split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
  const engine = await begin(lines);
  let number = numberOf(bytes.slice(7 + length));
  const moves: string[] = [];
  while (moves.length < count) {
    const all = possible(engine);
    if (!all.length) throw new Refusal('link-broken');
    const { seat, text: move } = all[Number(number % BigInt(all.length))]!;
    number /= BigInt(all.length);
    engine.play(move, seat ?? 'chance');
    moves.push(move);
  }
  if (checksum(moves) !== sum) throw new Refusal('link-broken');
  return { lines, moves };
}
