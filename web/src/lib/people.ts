import type { Colour, Guest, SeatInfo } from './protocol';
import type { Person } from './types';
import { say } from './words.svelte';

const COLOURS: Colour[] = ['teal', 'red', 'violet', 'blue', 'ochre', 'pink'];
export const colourNumber = (colour: Colour): number => Math.max(0, COLOURS.indexOf(colour));
export const personOf = (guest: Pick<Guest, 'name' | 'colour'>, bot = false): Person => ({ name: guest.name, bot, colour: colourNumber(guest.colour), me: false });

/** People have names; bots go by their level, numbered where several of a level sit here. */
export function seatName(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  if (seat.guest !== null || seat.level === null) return seat.name ?? say('seat-empty');
  const twins = seats.filter((other) => other.guest === null && other.level === seat.level);
  const level = say(`level-${seat.level}`);
  return twins.length > 1 ? `${level} ${twins.indexOf(seat) + 1}` : level;
}
export const seatPerson = (seat: SeatInfo, seats: readonly SeatInfo[]): Person | null =>
  seat.guest === null && seat.level === null ? null : { name: seatName(seat, seats), bot: seat.level !== null && seat.guest === null, colour: seat.seat, me: seat.mine, away: seat.away !== null };
