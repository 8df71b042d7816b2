import type { Colour, Guest, SeatInfo } from './protocol';
import type { Person } from './types';
import { say } from './words.svelte';

const COLOURS: Colour[] = ['teal', 'red', 'violet', 'blue', 'ochre', 'pink'];
export const colourNumber = (colour: Colour): number => Math.max(0, COLOURS.indexOf(colour));
export const personOf = (guest: Pick<Guest, 'name' | 'colour'>, bot = false): Person => ({ name: guest.name, bot, colour: colourNumber(guest.colour), me: false });

/** People have names, bots go by their level; who is called the same is numbered. */
export function seatName(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  const bare = (one: SeatInfo): string => (one.guest !== null || one.level === null ? (one.name ?? say('seat-empty')) : say(`level-${one.level}`));
  const twins = seats.filter((other) => (other.guest !== null || other.level !== null) && bare(other) === bare(seat));
  return twins.length > 1 ? `${bare(seat)} ${twins.findIndex((twin) => twin.seat === seat.seat) + 1}` : bare(seat);
}
export const seatPerson = (seat: SeatInfo, seats: readonly SeatInfo[]): Person | null =>
  seat.guest === null && seat.level === null ? null : { name: seatName(seat, seats), bot: seat.level !== null && seat.guest === null, colour: seat.seat, me: seat.mine, away: seat.away !== null };
