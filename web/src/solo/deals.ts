// Deals of the day: games whose luck was settled elsewhere, the same for all who play them, with the same bots beside them.
import type { Engine, Facts } from '../engine/engine';
import { USUAL_LEVEL, type Level } from '../lib/protocol';
import { chosenMove } from './bots';
import type { Kept, Seat, SoloTable } from './table';

export interface Deal { id: string; game: string; luck: string; company: readonly Level[] }
/** Who plays a deal: I, or a master in my place. */
type Player = Pick<Seat, 'mine' | 'name' | 'level'>;
export const me = (name: string): Player => ({ mine: true, name, level: USUAL_LEVEL });
export const MASTER: Player = { mine: false, name: '', level: 'master' };

/** The same deal as a master plays it stands beside mine. */
const BY_MASTER = '-master';
export const byMaster = (deal: Deal): Deal => ({ ...deal, id: `${deal.id}${BY_MASTER}` });
export const isByMaster = (id: string): boolean => id.endsWith(BY_MASTER);

export function dealt({ id, game, luck, company }: Deal, facts: Facts, player: Player): Kept {
  const options = Object.fromEntries(facts.options.map((option) => [option.name, option.default]));
  const others = company.slice(0, Number(options.players) - 1).map((level) => ({ mine: false, name: '', level }));
  return {
    id, game, version: facts.version, options, seats: [player, ...others].map((seat) => ({ ...seat, salt: '' })), opened: Date.now() / 1000, secret: luck, log: [], rematch: null,
    terms: { hints: false, take_back: false }, origin: null,
  };
}

export const levelAt = ({ engine: { facts }, kept }: SoloTable, seat: number): Facts['levels'][string] => facts.levels[kept.seats[seat]!.level] ?? facts.levels[USUAL_LEVEL]!;

/** A table of bots alone, played to its end. */
export async function playedOut(table: SoloTable, thinker: Engine): Promise<void> {
  table.goOn();
  for (let seat = table.botsToMove[0]; seat !== undefined; seat = table.botsToMove[0]) {
    const move = await chosenMove(thinker, table.engine.snapshot(), seat, levelAt(table, seat), table.botSeed(seat), () => false);
    table.move(seat, move!, table.ply);
  }
}
