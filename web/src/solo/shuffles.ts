// What a finished game was drawn from, read out of its record and played once more by the rules in the page: nothing but
// the record is believed, neither which moves were chance's nor what chance could have brought. docs/fairness.md has the lines.
import type { Engine } from '../engine/engine';
import type { Draw, Fairness, TakeBackTold } from '../lib/protocol';
import { epochsIn, readGame, whoCan, type Written } from './record';
import { Refusal } from './table';

/** All that is needed to check it, and the result by the rules. */
export type Shuffles = Fairness & { scores: number[] };

export function shuffles(told: Written, engine: Engine): Shuffles {
  const { lines, moves } = told;
  const line = (key: string): string => lines[`fairness-${key}`] ?? '';
  const listed = (key: string): string[] => line(key).split(',');
  const { options, seats } = readGame(told, engine);
  const version = Number(lines.fairness ?? 1);
  const first = Number(line('from') || 0);
  if (![1, 2].includes(version) || !(Number.isInteger(first) && first >= 0 && first <= moves.length)) throw new Refusal('record-unreadable');
  const by: (number | null)[] = [];
  const draws: Draw[] = [];
  const epochs = epochsIn(lines);
  engine.begin(options);
  moves.forEach((move, ply) => {
    const seat = whoCan(engine, move);
    if (seat === null && ply >= first) draws.push({ ply, message: version === 1 ? `${line('salts')}|${epochs(ply)}|${ply}|0` : '', ways: [...engine.chance()], move });
    if (!engine.play(move, seat ?? 'chance')) throw new Refusal('record-move', { move });
    by.push(seat);
  });
  const { scores } = engine;
  if (engine.actor !== null) throw new Refusal('fairness-not-yet');
  if (lines.result !== scores.join(' ')) throw new Refusal('record-result', { found: lines.result!, follows: scores.join(' ') });
  if (!line('secret')) throw new Refusal('fairness-unknown');
  const names = lines.seats!.split(',').map((name) => name.trim());
  const common = { commit: line('commit'), secret: line('secret'), salts: listed('salts'), draws, version, first, names, moves, by, scores };
  if (version === 1) return { ...common, pledge: '', seals: [], drawn: false, order: [], take_backs: [] };
  const seals = listed('seals');
  const order = line('order').split(' ').map(Number);
  const places = [seals, common.salts, order].every(({ length }) => length === seats.length);
  if (!places || order.some((_, place) => !order.includes(place)) || !['drawn', 'kept'].includes(line('seats'))) throw new Refusal('record-unreadable');
  const pledge = [
    'igroteka fairness 2', `table: ${lines.table}`, `game: ${lines.game}`, `rules: ${lines.rules}`, `options: ${lines.options}`,
    `seats: ${line('seats')}`, `commit: ${common.commit}`, `seals: ${line('seals')}`, ...(first ? [`from: ${first}`] : []),
  ].join('\n');
  return { ...common, pledge, seals, drawn: line('seats') === 'drawn', order, take_backs: line('take-backs').split(';').filter(Boolean).map((one) => takeBack(one, seats.length)) };
}

function takeBack(text: string, places: number): TakeBackTold {
  const [number, kept, ...proofs] = text.trim().split(' ');
  const given = new Map(proofs.map((proof) => proof.split('=') as [string, string]));
  return { number: Number(number), kept: Number(kept), tokens: Array.from({ length: places }, (_, place) => given.get(String(place)) ?? '') };
}
