// A solo table as lists and replays are told of it, in the words of the protocol.
import type { Engine } from '../engine/engine';
import { USUAL_LEVEL, type Colour, type Frame, type GameEvent, type TableInfo, type TableReplay, type View } from '../lib/protocol';
import { Refusal, type SoloTable } from './table';

export const ME = 'me'; // the guest of every seat that is mine

/** The table's summary, as a server would give it to its only guest. */
export function summary(table: SoloTable, commit: string, colours: readonly Colour[]): TableInfo {
  const { kept, engine, acting } = table;
  const waiting = acting.filter((seat) => !table.choices.has(seat));
  return {
    id: kept.id, game: kept.game, options: kept.options, status: table.over ? 'over' : 'playing', host: ME, mine: true,
    seats: kept.seats.map(({ mine, name, level }, seat) => {
      const bot = !mine && !name;
      return {
        seat, kind: bot ? 'bot' : 'open', name: name || null, colour: colours[seat % colours.length]!,
        guest: mine ? ME : bot ? null : `${seat}`, level: bot ? (level as never) : null, away: null, online: true, mine, share: 'none', vote_from: null, owner: null,
      };
    }),
    listed: false, clock: { kind: 'none', days: 0 }, hints: kept.terms?.hints ?? true, take_back: kept.terms?.take_back ?? true, rated: false, shuffle_seats: false, level: USUAL_LEVEL,
    talk: 'words', watch_delay: 0, opened: kept.opened, ply: table.ply, acting: waiting, my_turn: waiting.some((seat) => kept.seats[seat]!.mine), watchers: 0,
    commit, fairness: 1, pledge: null, invitations: [], whoever: false, begins: null, origin: kept.origin ?? null, scores: table.over ? engine.scores : null, winners: engine.winners, rematch: kept.rematch,
  };
}

/** The game frame by frame, as one pair of eyes sees it; the engine is another than the table's. */
export function replayed(table: SoloTable, engine: Engine, eyes: string, names: string[]): TableReplay {
  const { kept } = table;
  const seat = eyes === 'open' ? null : eyes === 'all' ? -1 : Number(eyes);
  if (seat === null && !table.over) throw new Refusal('replay-not-yet');
  const frames: Frame[] = [];
  const look = (by: number | null, move: string | null, events: GameEvent[]): void => {
    const acting = engine.actor === 'chance' ? [] : engine.actors;
    const known = seat !== null && seat >= 0;
    frames.push({
      ply: frames.length, seat: by, move, view: JSON.parse(engine.view(seat)) as View, events, acting,
      scores: engine.scores, legal: known ? (acting.includes(seat) ? engine.legal(seat) : []) : seat === null && acting.length ? engine.legal(acting[0]!) : [], asked: null, answers: [], said: null, refused: null,
    });
  };
  look(null, null, engine.events(engine.begin(kept.options), seat));
  for (const action of table.actions) look(action.seat, action.text, engine.events(engine.play(action.text, action.seat ?? 'chance')!, seat));
  return { table: kept.id, game: kept.game, options: kept.options, names, over: table.over, frames };
}

/** How many actions lie before the decision at `ply`; where all choose at once, before the first of them has chosen. */
export function decisionAt(table: SoloTable, engine: Engine, ply: number): number {
  if (!table.over) throw new Refusal('go-on-not-yet');
  engine.begin(table.kept.options);
  let here = 0;
  while (here < Math.min(ply, table.ply)) {
    const together = engine.actor === 'chance' ? 1 : engine.actors.length;
    if (here + together > ply) break;
    for (const { seat, text } of table.actions.slice(here, here + together)) engine.play(text, seat ?? 'chance');
    here += together;
  }
  return here;
}
