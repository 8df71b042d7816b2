// What the page's engine makes of given games, for comparison with the CPU's: in Node and in browsers alike.
import { Engine, PLAYS, type Actor, type Facts } from '../../web/src/engine/engine.ts';
import type { Phrase } from '../../web/src/lib/protocol.ts';

type Options = Record<string, unknown>;
export type Job =
  | { what: 'playouts'; options: Options; key: string; games: number }
  | { what: 'game'; options: Options; steps: [number | 'chance', string][]; wrong: string[] }
  | { what: 'scenario'; options: Options; record: number[]; entries: [number | 'chance', string][] }
  | { what: 'tree'; options: Options; steps: [number | 'chance', string][]; seat: number; seed: string; playouts: number };

function replayed(engine: Engine, options: Options, steps: [number | 'chance', string][]): void {
  engine.begin(options);
  for (const [seat, text] of steps) if (!engine.play(text, seat)) throw new Error(`${text} was refused.`);
}

/** All eyes that there are: of who sees everything, of a watcher, of every seat. */
const everybody = (players: number): (number | null)[] => [null, -1, ...Array.from({ length: players }, (_, seat) => seat)];

/** Everything that can be seen of a position, from every place at the table. */
function seen(engine: Engine, players: number): string {
  const open = engine.actors.map((seat) => [seat, engine.legal(seat)]);
  const chance = engine.actor === 'chance' ? [...engine.chance()] : [];
  const views = everybody(players).map((eyes) => engine.view(eyes));
  const asked = engine.actors.map((seat) => engine.asked(seat)).map(({ asked: question, answers }) => JSON.stringify([plain(question), answers.map(plain)]));
  return JSON.stringify([engine.actor, open, chance, engine.scores, engine.winners]) + views.join('') + asked.join('');
}
const plain = ({ key, details }: Phrase): unknown => [key, details];

/** Why a move may not be made. */
function refused(engine: Engine, text: string, by: Actor): unknown {
  const { key, clause, details } = engine.refusal(text, by);
  return [key, clause, Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1))];
}

/** Whoever may try something when it is not his turn: every seat, one that there is not, chance, nobody at all. */
const strangers = (players: number): Actor[] => [...Array.from({ length: players + 1 }, (_, seat) => seat), 'chance', null];
const MANY_AT_THE_END = 20;

const ANSWERS = {
  playouts(engine: Engine, { options, key, games }: Job & { what: 'playouts' }): unknown {
    engine.begin(options);
    return Array.from({ length: games }, (_, i) => engine.playOut(BigInt(key), i)).map(({ scores, winners, steps, decisions }) => [scores, winners, steps, decisions]);
  },
  game(engine: Engine, { options, steps, wrong }: Job & { what: 'game' }): unknown {
    const players = Number(options.players);
    const lines: unknown[] = [];
    const look = (told: ReturnType<Engine['begin']>): void => {
      lines.push(...everybody(players).map((eyes) => JSON.stringify(engine.events(told, eyes))), seen(engine, players));
    };
    look(engine.begin(options));
    const others = strangers(players);
    for (const [i, [seat, text]] of steps.entries()) {
      const before = engine.snapshot();
      lines.push([refused(engine, wrong[i]!, seat), refused(engine, wrong[i]!, others[i % others.length]!)]);
      if (engine.play('no such move', seat) !== null || String(engine.snapshot()) !== String(before)) throw new Error('A refusal changed something.');
      const told = engine.play(text, seat);
      if (!told) throw new Error(`${text} was refused.`);
      lines.push(Array.from({ length: players + 1 }, (_, eyes) => engine.shown(text, seat, before, eyes - 1)));
      look(told);
    }
    lines.push(wrong.slice(0, MANY_AT_THE_END).flatMap((tried) => others.map((one) => refused(engine, tried, one))));
    return lines;
  },
  /** From a position, whose record is given: what may be played and what may not. */
  scenario(engine: Engine, { options, record, entries }: Job & { what: 'scenario' }): unknown {
    const players = Number(options.players);
    engine.begin(options);
    engine.restore(Uint8Array.from(record));
    return [[null, seen(engine, players)], ...entries.map(([seat, text]) => {
      const told = engine.play(text, seat);
      return [told ? engine.events(told, null) : refused(engine, text, seat), seen(engine, players)];
    })];
  },
  tree(engine: Engine, { options, steps, seat, seed, playouts }: Job & { what: 'tree' }): unknown {
    replayed(engine, options, steps);
    engine.imagine(seat, BigInt(seed));
    engine.ponder(seat, BigInt(seed), playouts, PLAYS);
    engine.think(playouts);
    const found = engine.thoughts();
    return [engine.advised(seat), found.map(({ move, chance, playouts: visits }) => [move, visits, chance, Object.values(engine.reason(seat, move))])];
  },
};

export function answer(module: WebAssembly.Module, facts: Facts, jobs: readonly Job[]): unknown[] {
  const engine = new Engine(module, facts);
  return jobs.map((job) => ANSWERS[job.what](engine, job as never));
}
