// A whole game in a link: the lines of its record, squeezed, and its moves as one large number. Every action is its
// place among those that were possible there, so that it takes as much room as it decides, and the rules read it again.
// What follows from the secret in the lines is drawn again, and takes none.
import type { Engine } from '../engine/engine';
import { Luck } from '../lib/luck';
import { epochsIn, whoCan, type Written } from './record';
import { Refusal } from './table';

/** All actions are written down; or those of chance are drawn as the record says they were. */
const [ALL, CHOSEN] = [1, 2];
/** What stands before the record's lines: the format, a checksum of all behind it, one of the moves, how many they are, how long the lines are. */
const AT = { format: 0, sum: 1, moves: 3, count: 5, length: 7, lines: 9 } as const;

interface Possible { seat: number | null; text: string }
/** What chance brought after so many actions, if it was drawn as the record's lines say; undefined: they do not say. */
type Drawing = (ply: number, ways: ReadonlyMap<string, number>) => string | undefined;

/** All that may happen where the engine stands, in order: who acts, and how. */
function possible(engine: Engine, ply: number, drawn: Drawing): Possible[] {
  if (engine.actor !== 'chance') return engine.actors.flatMap((seat) => engine.legal(seat).map((text) => ({ seat, text })));
  const ways = engine.chance();
  const known = drawn(ply, ways);
  return (known === undefined ? [...ways.keys()] : [known]).map((text) => ({ seat: null, text }));
}

const byHand: Drawing = () => undefined;
/** How a table of a device draws. */
function drawnBy(lines: Written['lines']): Drawing {
  const [secret, salts, first] = [lines['fairness-secret'], lines['fairness-salts'], Number(lines['fairness-from'] || 0)];
  if (!secret || salts === undefined || (lines.fairness ?? '1') !== '1') return byHand;
  const luck = new Luck(secret, salts.split(','));
  const epochs = epochsIn(lines);
  return (ply, ways) => (ply < first ? undefined : luck.drawn(epochs(ply), ply, [...ways]));
}

/** Sixteen bits of some bytes. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum ^ (sum >>> 16)) & 0xffff;
}
/** The same of moves: rules that list them in another order would read others. */
const checksumOf = (moves: readonly string[]): number => checksum(new TextEncoder().encode(moves.join()));

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

/** The moves of a game as one number; null where one is not among what may happen then. */
function numbered(moves: readonly string[], engine: Engine, drawn: Drawing): bigint | null {
  let number = 0n;
  let weight = 1n;
  for (const [ply, text] of moves.entries()) {
    const all = possible(engine, ply, drawn);
    const seat = whoCan(engine, text);
    const at = all.findIndex((one) => one.seat === seat && one.text === text);
    if (at < 0 || !engine.play(text, seat ?? 'chance')) return null;
    number += weight * BigInt(at);
    weight *= BigInt(all.length);
  }
  return number;
}

/** A game in characters that an address may hold; the engine has begun it. */
export async function packed({ lines, moves }: Written, engine: Engine): Promise<string> {
  const start = engine.snapshot();
  const chosen = numbered(moves, engine, drawnBy(lines));
  engine.restore(start);
  const number = chosen ?? numbered(moves, engine, byHand);
  if (number === null) throw new Refusal('record-unreadable');
  const head = await squeezed(new TextEncoder().encode(Object.entries(lines).map(([key, value]) => `${key}:${value}`).join('\n')), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array([...new Uint8Array(AT.lines), ...head, ...bytesOf(number)]);
  const view = new DataView(bytes.buffer);
  view.setUint8(AT.format, chosen === null ? ALL : CHOSEN);
  view.setUint16(AT.moves, checksumOf(moves));
  view.setUint16(AT.count, moves.length);
  view.setUint16(AT.length, head.length);
  view.setUint16(AT.sum, checksum(bytes.subarray(AT.moves)));
  return coded(bytes);
}

/** What a link carries; `begin` lets an engine begin the game that the lines tell. */
export async function unpacked(text: string, begin: (lines: Record<string, string>) => Promise<Engine>): Promise<Written> {
  const bytes = decoded(text);
  const view = new DataView(bytes.buffer);
  if (bytes.length < AT.lines || ![ALL, CHOSEN].includes(bytes[AT.format]!) || view.getUint16(AT.sum) !== checksum(bytes.subarray(AT.moves))) throw new Refusal('link-broken');
  const [sum, count, behind] = [view.getUint16(AT.moves), view.getUint16(AT.count), AT.lines + view.getUint16(AT.length)];
  const head = await squeezed(bytes.slice(AT.lines, behind), new DecompressionStream('deflate-raw')).catch(() => { throw new Refusal('link-broken'); });
  const lines = Object.fromEntries(new TextDecoder().decode(head).split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
  const engine = await begin(lines);
  const drawn = bytes[AT.format] === CHOSEN ? drawnBy(lines) : byHand;
  let number = numberOf(bytes.slice(behind));
  const moves: string[] = [];
  while (moves.length < count) {
    const all = possible(engine, moves.length, drawn);
    if (!all.length) throw new Refusal('link-broken');
    const { seat, text: move } = all[Number(number % BigInt(all.length))]!;
    number /= BigInt(all.length);
    engine.play(move, seat ?? 'chance');
    moves.push(move);
  }
  if (checksumOf(moves) !== sum) throw new Refusal('link-broken');
  return { lines, moves };
}
