// A solo game as a record: the text that igroteka/engine/record.py reads, with what `igroteka verify` needs; and such a
// text as a game, wherever it was played.
import type { Engine } from '../engine/engine';
import { USUAL_LEVEL } from '../lib/protocol';
import { chosenOf, type Options } from './options';
import type { Kept, Seat } from './table';
import { Refusal, type SoloTable } from './table';

const FIRST_LINE = 'igroteka record 1';
const WIDTH = 96;
const clean = (name: string): string => name.replaceAll(',', ' ').split(/\s+/).filter(Boolean).join(' ');

/** The record of a table; of one whose rules are not known here any more, all the same. */
export function record(kept: Kept, names: readonly string[], commit: string, table: SoloTable | null): string {
  const scores = table?.over ? table.engine.scores : table ? null : (kept.summary?.scores ?? null);
  const bots = kept.seats.flatMap(({ mine, name, level }, seat) => (mine || name ? [] : [`${seat + 1} ${level}`]));
  const lines: Record<string, string> = {
    game: kept.game,
    rules: String(kept.version),
    options: Object.entries(kept.options).map(([name, value]) => `${name}=${value}`).join(', '),
    seats: names.map(clean).join(', '),
    result: scores?.join(' ') ?? '*',
    ...(kept.header ?? {
      table: kept.id,
      date: new Date(kept.opened * 1000).toISOString().slice(0, 10),
      'fairness-commit': commit,
      ...(bots.length ? { bots: bots.join(', ') } : {}),
      ...(scores ? { 'fairness-secret': kept.secret, 'fairness-salts': kept.seats.map(({ salt }) => salt).join(','), ...(table ? drawnLines(table) : {}) } : {}),
    }),
  };
  const moves = table?.actions.map(({ text }) => text) ?? kept.texts ?? [];
  return `${[FIRST_LINE, ...Object.entries(lines).map(([key, value]) => `${key}: ${value}`)].join('\n')}\n\n${wrapped(moves)}\n`;
}

/** After which actions moves had been taken back, and how many actions were drawn elsewhere. */
function drawnLines({ actions, given }: SoloTable): Record<string, string> {
  const epochs = actions.flatMap(({ epoch }, ply) => (epoch !== (ply ? actions[ply - 1]!.epoch : 0) ? [`${ply}:${epoch}`] : []));
  return { ...(epochs.length ? { 'fairness-epochs': epochs.join(' ') } : {}), ...(given ? { 'fairness-from': String(given) } : {}) };
}

function wrapped(moves: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  moves.forEach((move, i) => {
    const next = i < moves.length - 1 ? `${move},` : move;
    if (line && line.length + 1 + next.length > WIDTH) {
      lines.push(line);
      line = next;
    } else line = line ? `${line} ${next}` : next;
  });
  return [...lines, line].join('\n');
}

/** A record's lines and moves, as they are written. */
export interface Written { lines: Record<string, string>; moves: string[] }

export function written(text: string): Written {
  const [head = '', ...rest] = text.replace(/^\ufeff/, '').replaceAll('\r', '').split(/\n[^\S\n]*\n/);
  const [first, ...lines] = head.trim().split('\n');
  if (first?.trim() !== FIRST_LINE) throw new Refusal('record-unreadable');
  const moves = rest.join('\n').split(',').map((move) => move.split(/\s+/).filter(Boolean).join(' ')).filter(Boolean);
  return { lines: Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()])), moves };
}

const OWN_LINES = ['game', 'rules', 'options', 'seats', 'result'];

/** The game that a record tells, its moves still to be given. */
export function readGame({ lines }: Written, engine: Engine): Omit<Kept, 'id' | 'secret'> {
  for (const key of OWN_LINES) if (!(key in lines)) throw new Refusal('record-unreadable');
  const { facts } = engine;
  if (Number(lines.rules) !== facts.version) throw new Refusal('record-other-rules', { found: lines.rules!, known: facts.version });
  const options = chosen(lines.game!, facts, lines.options!);
  const bots = new Map((lines.bots ?? '').split(',').filter(Boolean).map((one) => one.trim().split(/\s+/) as [string, string]));
  const names = lines.seats!.split(',').map((name) => name.trim());
  if (names.length !== Number(options.players)) throw new Refusal('record-unreadable');
  const seats = names.map((name, seat): Seat => {
    const level = bots.get(String(seat + 1));
    return { mine: false, name: level ? '' : name, level: level ?? USUAL_LEVEL, salt: '' };
  });
  return {
    game: lines.game!, version: facts.version, options, seats, opened: Date.parse(lines.date ?? '') / 1000 || Date.now() / 1000,
    log: [], rematch: null, header: Object.fromEntries(Object.entries(lines).filter(([key]) => !OWN_LINES.includes(key))),
  };
}

/** The options that a record names; one that makes no sense makes none of the record. */
function chosen(game: string, facts: Engine['facts'], written: string): Options {
  const given = Object.fromEntries(written.split(',').map((part) => part.split('=').map((one) => one.trim()) as [string, string]).filter(([name]) => name));
  try {
    return chosenOf(game, facts.options, given);
  } catch {
    throw new Refusal('record-unreadable');
  }
}

/** How often moves had been taken back when an action was drawn, as the lines say it: "36:1 40:2". */
export function epochsIn(lines: Written['lines']): (ply: number) => number {
  const since = (lines['fairness-epochs'] ?? '').split(' ').filter(Boolean).map((one) => one.split(':').map(Number) as [number, number]);
  return (ply) => since.findLast(([first]) => first <= ply)?.[1] ?? 0;
}

/** Whose move this must be where the engine stands: chance's, or that of the first who can make it. */
export function whoCan(engine: Engine, text: string): number | null {
  const { actor, actors } = engine;
  if (actor === 'chance' || actor === null) return null;
  return actors.length > 1 ? (actors.find((seat) => engine.legal(seat).includes(text)) ?? actor) : actor;
}
