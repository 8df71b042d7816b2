import type { Colour, Guest, SeatInfo } from './protocol';
import type { Person } from './types';
import { say } from './words.svelte';

export const COLOURS: readonly Colour[] = ['teal', 'red', 'violet', 'blue', 'ochre', 'pink'];
export const colourNumber = (colour: Colour): number => Math.max(0, COLOURS.indexOf(colour));
export const personOf = (guest: Pick<Guest, 'name' | 'colour'>, bot = false): Person => ({ name: guest.name, bot, colour: colourNumber(guest.colour), me: false });

/** What stands for somebody where there is room for a letter: a bot's number, if it has one. */
export const letterOf = (person: Person | null | undefined): string => person?.letter ?? ((person?.bot ? /\d+$/.exec(person.name)?.[0] : undefined) ?? [...(person?.name ?? '').trim()][0]?.toUpperCase() ?? '');

/** People have names, bots go by their level; who is called the same is numbered. */
export function seatName(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  const bare = (one: SeatInfo): string => (one.guest !== null || one.level === null ? (one.name ?? say(one.kind === 'friend' ? 'sitter-friend-short' : 'seat-empty')) : say(`level-${one.level}`));
  const twins = seats.filter((other) => (other.guest !== null || other.level !== null) && bare(other) === bare(seat));
  return twins.length > 1 ? `${bare(seat)} ${twins.findIndex((twin) => twin.seat === seat.seat) + 1}` : bare(seat);
}
export const seatPerson = (seat: SeatInfo, seats: readonly SeatInfo[]): Person | null =>
  seat.guest === null && seat.level === null ? null : { name: seatName(seat, seats), bot: seat.level !== null && seat.guest === null, colour: seat.seat, me: seat.mine, away: seat.away !== null };

/** The colour of each seat: people get their own, whose is taken gets one that is free, and no two are alike. */
export function seatColours(seats: readonly Pick<SeatInfo, 'seat' | 'guest' | 'colour'>[]): Colour[] {
  const given: (Colour | undefined)[] = COLOURS.map(() => undefined);
  const dealt = seats.slice(0, COLOURS.length); // the seventh and the eighth are striped
  for (const { seat, colour } of [...dealt.filter((one) => one.guest !== null), ...dealt.filter((one) => one.guest === null)]) {
    if (!given.includes(colour)) given[seat] = colour;
  }
  return COLOURS.map((usual, seat) => (given[seat] ??= given.includes(usual) ? COLOURS.find((one) => !given.includes(one))! : usual));
}

/** Seats in their colours, for the style of whatever shows a table. */
export const paint = (seats: Parameters<typeof seatColours>[0]): string => seatColours(seats).map((colour, seat) => `--p${seat + 1}: var(--${colour})`).join('; ');
