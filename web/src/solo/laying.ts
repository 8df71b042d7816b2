// A new table, as it is asked for.
import type { Facts } from '../engine/engine';
import { newSalt, newSecret } from '../lib/luck';
import { USUAL_LEVEL, type SeatForm, type TableForm } from '../lib/protocol';
import { MARK } from './mark';
import { chosenOf } from './options';
import type { Kept } from './table';

export const newId = (): string => `${MARK}${newSalt().slice(0, 10)}`;

/** A table to be laid; `myName` stands at seats of mine that are given no other. */
export type Laying = Pick<TableForm, 'game'> & Partial<TableForm> & { myName?: string };

export function asLaid(form: Laying, facts: Facts): Kept {
  const options = chosenOf(form.game, facts.options, form.options ?? {});
  const asked = form.seats?.length ? form.seats : Array.from({ length: Number(options.players) }, (_, i): SeatForm => ({ mine: i === 0, level: form.level }));
  const seats = asked.map((seat) => ({ mine: seat.mine ?? false, name: seat.mine ? (seat.name ?? form.myName ?? '') : '', level: seat.level ?? USUAL_LEVEL, salt: seat.mine ? newSalt() : '' }));
  if (form.shuffle_seats) shuffle(seats);
  return {
    id: newId(), game: form.game, version: facts.version, options, seats, opened: Date.now() / 1000, secret: newSecret(), log: [], rematch: null,
    terms: { hints: form.hints ?? true, take_back: form.take_back ?? true }, origin: null,
  };
}

function shuffle(things: unknown[]): void {
  for (let i = things.length - 1; i > 0; i--) {
    const j = crypto.getRandomValues(new Uint32Array(1))[0]! % (i + 1);
    [things[i], things[j]] = [things[j], things[i]];
  }
}
