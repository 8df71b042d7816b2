// Looking back at a solo game: the measures come from the compiled engine; what follows from them is concluded here as
// igroteka/analysis concludes it (findings.py, work.py). A test compares the two on the same games.
import { MEASURES, type Engine, type Heard } from '../engine/engine';
import { FIRST_PART, LEAST_PAIRS, LEAST_TURN, LUCK_PAIRS, MOST_MOMENTS, MOST_PAIRS, MOST_TURNS, PLAYOUTS, QUICK, TURN_ERRORS, type AnalysisProgress, type ChancesAt, type Findings, type FirstSight, type JudgedMove, type LessonMoment, type SeatFindings, type TurningPoint } from '../lib/protocol';
import { breathe, SLICE } from './bots';
import { clearly, isClear, loss } from './loss';
import type { Action, Missed } from './table';

/** What was played: who did what; null is chance. */
type Done = Pick<Action, 'seat' | 'text'>;
interface Fortune { first: number; ply: number; changes: number[]; errors: number[]; odds: number | null }
interface WholeGame { options: Record<string, unknown>; players: number; deeds: readonly Done[] }

/** A whole game looked back at, with so many playouts of thought a decision; null if it was stopped. */
export async function analysed(engine: Engine, game: WholeGame, playouts: number, heard: (part: number) => void, stopped: () => boolean): Promise<Findings | null> {
  const { deeds } = game;
  const { positions, parts, opening, result } = replayed(engine, game);
  const by = deeds.map(({ seat }) => seat ?? -1);
  const stretches = stretchesOf(engine, deeds, by, parts);
  const total = stretches.length + by.filter((seat) => seat >= 0).length;
  let done = 0;
  const decisions: JudgedMove[] = [];
  const draws: Fortune[] = [];
  for (const [ply, { seat, text }] of deeds.entries()) {
    if (seat !== null) {
      const judged = await decision(engine, positions[ply]!, seat, text, ply, playouts, stopped);
      if (!judged) return null;
      decisions.push(judged);
    } else {
      const stretch = stretches.find(({ last }) => last === ply);
      if (!stretch) continue;
      const weighed = await luck(engine, positions[stretch.first]!, positions[ply + 1]!, text, stretch, pairsFor(playouts, stretches.length), game.players, stopped);
      if (!weighed) return null;
      draws.push(weighed);
    }
    heard(++done / total);
  }
  return concluded(game.players, playouts, by, parts.slice(0, deeds.length), counted(by, parts, opening), decisions, draws, result);
}

function replayed(engine: Engine, { options, deeds }: WholeGame): { positions: Uint8Array[]; parts: number[]; opening: boolean[]; result: number[] | null } {
  engine.begin(options);
  const [positions, parts, opening] = [[engine.snapshot()], [engine.part], [engine.opens]];
  for (const { seat, text } of deeds) {
    engine.play(text, seat ?? 'chance');
    positions.push(engine.snapshot());
    parts.push(engine.part);
    opening.push(engine.opens);
  }
  const { winners } = engine;
  return { positions, parts, opening, result: winners && engine.scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
}

/** Which round of its deal, or turn or move of its round, each action is in. */
function counted(by: readonly number[], parts: readonly number[], opening: readonly boolean[]): number[] {
  let count = 0;
  return by.map((seat, ply) => {
    if (parts[ply] !== parts[ply - 1]) count = 0;
    if (seat >= 0 && opening[ply]) count += 1;
    return Math.max(1, count);
  });
}

interface Stretch { first: number; last: number; seed: number }
/** What chance did at a stretch; where a deal or round ends, so does the stretch. */
function stretchesOf(engine: Engine, deeds: readonly Done[], by: readonly number[], parts: readonly number[]): Stretch[] {
  const found: Stretch[] = [];
  let [first, trail] = [0, 0];
  deeds.forEach(({ text }, ply) => {
    trail = (trail * 31 + engine.action(text) + 1) % 2 ** 31;
    if (by[ply] !== -1) return;
    if (ply === 0 || by[ply - 1] !== -1 || parts[ply - 1] !== parts[ply]) first = ply;
    if (ply + 1 === by.length || by[ply + 1] !== -1 || parts[ply + 1] !== parts[ply]) found.push({ first, last: ply, seed: trail });
  });
  return found;
}
const pairsFor = (playouts: number, draws: number): number => Math.max(1, Math.trunc(LEAST_PAIRS * playouts), Math.min(Math.trunc(MOST_PAIRS * playouts), Math.floor((LUCK_PAIRS * playouts) / draws)));

/** All moves of a decision, the best first, from what the seat knew; null if the thoughts were stopped. */
export async function heardMoves(engine: Engine, position: Uint8Array, seat: number, played: string | null, playouts: number, stopped: () => boolean): Promise<Heard[] | null> {
  engine.restore(position);
  engine.imagine(seat, 0n);
  engine.ponder(seat, 0n, playouts, MEASURES);
  for (let done = 0; done < playouts; done += SLICE) {
    engine.think(Math.min(SLICE, playouts - done));
    await breathe();
    if (stopped()) return null;
  }
  engine.beginHearing();
  while (engine.hearOn(played, playouts)) {
    await breathe();
    if (stopped()) return null;
  }
  return engine.heard();
}

/** The move that the game's advice would have played, if it is clearly worse than the best. */
export function firstSight(engine: Engine, seat: number, moves: readonly Heard[]): FirstSight | null {
  const one = moves.find(({ move }) => move === engine.advised(seat))!;
  return clearly(one.loss, one.error) ? { move: one.move, chance: one.chance, called: engine.called(seat, one.move) } : null;
}

async function decision(engine: Engine, position: Uint8Array, seat: number, played: string, ply: number, playouts: number, stopped: () => boolean): Promise<JudgedMove | null> {
  const moves = await heardMoves(engine, position, seat, played, playouts, stopped);
  if (!moves) return null;
  const [best, mine] = [moves[0]!, moves.find(({ move }) => move === played)!];
  const { word, number } = engine.reason(seat, best.move);
  const sight = firstSight(engine, seat, moves);
  const likely = engine.likely();
  engine.restore(position);
  return {
    ply, seat, played, best: best.move, chance_played: mine.chance, chance_best: best.chance, error: mine.error,
    stake: best.chance - sum(moves.map(({ chance }) => chance)) / moves.length,
    choices: moves.map(({ move, chance, loss, error }) => ({ move, chance, loss, error, called: engine.called(seat, move) })),
    played_called: engine.called(seat, played), best_called: engine.called(seat, best.move), likely, sight,
    reason: `advice-${engine.facts.id}-${word}`, details: { move: best.move, wins: Math.floor(100 * best.chance + 0.5), number },
  };
}

async function luck(engine: Engine, before: Uint8Array, after: Uint8Array, move: string, { first, last, seed }: Stretch, pairs: number, players: number, stopped: () => boolean): Promise<Fortune | null> {
  engine.restore(before);
  const odds = engine.chance();
  engine.keepBefore(BigInt(seed));
  engine.restore(after);
  for (let done = 0; done < pairs; done += SLICE) {
    engine.weighOn(done, Math.min(SLICE, pairs - done));
    await breathe();
    if (stopped()) return null;
  }
  return { first, ply: last, ...engine.luck(players, pairs), odds: first === last ? odds.get(move)! / sum([...odds.values()]) : null };
}

// --- what follows ------------------------------------------------------------------------------------

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const together = (errors: readonly number[]): number => Math.sqrt(sum(errors.map((error) => error ** 2)));

export function concluded(players: number, playouts: number, by: number[], parts: number[], counts: number[], decisions: JudgedMove[], draws: readonly Fortune[], result: number[] | null): Findings {
  const chances = standings(players, by, decisions, result);
  const last = chances.at(-1)!.chances;
  return { playouts, by, parts, counts, chances, decisions, turns: turns(decisions, draws), players: last.map((won, seat) => seatFindings(seat, players, decisions, draws, won)) };
}

function standings(players: number, by: readonly number[], decisions: readonly JudgedMove[], result: number[] | null): ChancesAt[] {
  const judged = new Map(decisions.map((one) => [one.ply, one]));
  const now = Array.from({ length: players }, () => 1 / players);
  const found = by.map((_, ply) => {
    const one = judged.get(ply);
    if (one) now[one.seat] = one.chance_best;
    const chances = [...now];
    if (one) now[one.seat] = one.chance_played;
    return { ply, chances };
  });
  return [...found, { ply: by.length, chances: result ?? now }];
}

function seatFindings(seat: number, players: number, decisions: readonly JudgedMove[], draws: readonly Fortune[], result: number): SeatFindings {
  const mine = decisions.filter((one) => one.seat === seat);
  const [lost, stake, start, gained] = [sum(mine.map(loss)), sum(mine.map((one) => one.stake)), 1 / players, sum(draws.map((draw) => draw.changes[seat]!))];
  return {
    decisions: mine.filter((one) => one.choices.length > 1).length,
    accuracy: stake > 0 ? Math.min(1, Math.max(0, 1 - lost / stake)) : null,
    start, luck: gained, luck_error: together(draws.map((draw) => draw.errors[seat]!)),
    own_moves: -lost, own_error: together(mine.map((one) => one.error)), others_moves: result - start - gained + lost, result, moments: moments(mine),
  };
}

function turns(decisions: readonly JudgedMove[], draws: readonly Fortune[]): TurningPoint[] {
  const made = decisions.map((one): TurningPoint => ({ ply: one.ply, kind: 'decision', seat: one.seat, change: -loss(one), error: one.error, odds: null }));
  const drawn = draws.map(({ ply, changes, errors, odds }): TurningPoint => {
    const seat = changes.reduce((most, change, other) => (Math.abs(change) > Math.abs(changes[most]!) ? other : most), 0);
    return { ply, kind: 'luck', seat, change: changes[seat]!, error: errors[seat]!, odds };
  });
  const clear = [...made, ...drawn].filter(({ change, error }) => Math.abs(change) >= Math.max(LEAST_TURN, TURN_ERRORS * error));
  return clear.sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST_TURNS).sort((a, b) => a.ply - b.ply);
}

function moments(mine: readonly JudgedMove[]): LessonMoment[] {
  const missed = mine.filter(isClear).sort((a, b) => loss(b) - loss(a));
  const second = (one: JudgedMove): JudgedMove['choices'][number] | undefined => (one.played === one.best ? one.choices[1] : undefined);
  const finds = mine.filter((one) => clearly(second(one)?.loss ?? 0, second(one)?.error ?? 0)).sort((a, b) => second(b)!.loss - second(a)!.loss);
  return [...missed.map(({ ply }) => ({ ply, found: false })), ...finds.map(({ ply }) => ({ ply, found: true }))].slice(0, MOST_MOMENTS);
}

/** What somebody tends to get wrong over many games: what cost most first, each with positions to practise. */
export interface Tendency { theme: string; times: number; games: number; loss: number; positions: { table: string; ply: number }[] }
export function tendencies(games: readonly Missed[]): Tendency[] {
  const found = new Map<string, Tendency>();
  for (const { id, mistakes: made } of games) {
    for (const theme of new Set(made.map((one) => one.theme))) {
      const mine = made.filter((one) => one.theme === theme).sort((a, b) => b.loss - a.loss);
      const known = found.get(theme) ?? { theme, times: 0, games: 0, loss: 0, positions: [] };
      found.set(theme, {
        theme, times: known.times + mine.length, games: known.games + 1, loss: known.loss + sum(mine.map(({ loss }) => loss)),
        positions: [...known.positions, { table: id, ply: mine[0]!.ply }].slice(0, POSITIONS),
      });
    }
  }
  return [...found.values()].filter(({ times }) => times > 1).sort((a, b) => b.loss - a.loss).slice(0, THEMES);
}
const [THEMES, POSITIONS] = [3, 3];

/** An analysis under way: a first judgement soon, then a steady one. */
export class SoloAnalysis {
  progress: AnalysisProgress = { status: 'running', progress: 0, result: null, refusal: null };

  #stopped = false;

  constructor(engine: Engine, game: WholeGame, ondone: (found: Findings) => void) {
    void this.#work(engine, game).then((found) => found && ondone(found));
  }
  /** Nobody wants to know any more. */
  stop(): void { this.#stopped = true; }

  async #work(engine: Engine, game: WholeGame): Promise<Findings | null> {
    const look = (playouts: number, since: number, share: number): Promise<Findings | null> => analysed(engine, game, playouts, (part) => (this.progress = { ...this.progress, progress: since + share * part }), () => this.#stopped);
    this.progress = { ...this.progress, result: await look(QUICK, 0, FIRST_PART) };
    const result = this.#stopped ? null : await look(PLAYOUTS, FIRST_PART, 1 - FIRST_PART);
    if (result) this.progress = { ...this.progress, status: 'done', result };
    return result;
  }
}
