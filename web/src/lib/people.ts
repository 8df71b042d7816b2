import { COLOURS, MOST_SEATS, type Colour, type Guest, type Level, type SeatInfo } from './protocol';
import type { Person } from './types';
import { say, sayForm, type Details } from './words.svelte';

export const colourNumber = (colour: Colour): number => Math.max(0, COLOURS.indexOf(colour));

/** What stands for somebody where there is room for a letter. */
export const letterOf = (person: Person | null | undefined): string => person?.letter ?? [...(person?.name ?? '').trim()][0]?.toUpperCase() ?? '';

/** The words of a bot: its name, and its temperament as `.about`. A level has a character for each seat of the largest
 * table (igroteka/table/cast.py). */
const character = (level: Level, seat: number): string => `bot-${level}-${(seat % MOST_SEATS) + 1}`;
export const botName = (level: Level, seat: number): string => say(character(level, seat));
export const botAbout = (level: Level, seat: number): string => sayForm(character(level, seat), 'about');
export const botPerson = (level: Level, seat: number, colour = seat): Person => ({ name: botName(level, seat), bot: true, colour, me: false, level, seat });

/** Which of the bots at a table it is: one of a level, or somebody's own. */
export const botMark = (person: Person): string | null => (person.level ? `${person.level} ${person.seat}` : person.owner ? `own ${person.colour}` : null);

/** The seat whose character stands for a level, where a level is meant and nobody in particular. */
export const EMBLEMS: Record<Level, number> = { novice: 1, casual: 2, strong: 3, master: 5 };

export const levelPerson = (level: Level, colour: number): Person => botPerson(level, EMBLEMS[level], colour);

/** Somebody of whom lists and pages tell: of a bot, its level. */
export const personOf = (guest: Pick<Guest, 'name' | 'colour'> & { id?: string; owner?: string | null }, bot = false): Person =>
  guest.owner ? { name: guest.name, bot: true, owner: guest.owner, colour: colourNumber(guest.colour), me: false } : bot ? levelPerson((guest.id ?? '').replace('bot-', '') as Level, colourNumber(guest.colour)) : { name: guest.name, bot, colour: colourNumber(guest.colour), me: false };

/** People and bots have names; who is called the same is numbered. */
export function seatName(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  const bare = (one: SeatInfo): string => (one.guest !== null || one.level === null ? (one.name ?? say(one.kind === 'friend' ? 'sitter-friend-short' : 'seat-empty')) : botName(one.level, one.seat));
  const twins = seats.filter((other) => (other.guest !== null || other.level !== null) && bare(other) === bare(seat));
  return twins.length > 1 ? `${bare(seat)} ${twins.findIndex((twin) => twin.seat === seat.seat) + 1}` : bare(seat);
}
/** Who sits at a seat of a table; where nobody does, the name says so. */
export function sitterOf(seat: SeatInfo, seats: readonly SeatInfo[]): Person {
  const level = seat.guest === null ? seat.level : null;
  return {
    get name() { return seatName(seat, seats); }, // bots' names change with the language
    bot: level !== null || !!seat.owner,
    colour: seat.seat,
    me: seat.mine,
    you: seat.mine && seats.filter((one) => one.mine).length === 1,
    away: seat.away !== null,
    online: seat.online || seat.level !== null,
    ...(level ? { level, seat: seat.seat } : seat.owner ? { owner: seat.owner } : {}),
  };
}
export const seatPerson = (seat: SeatInfo, seats: readonly SeatInfo[]): Person | null => (seat.guest === null && seat.level === null ? null : sitterOf(seat, seats));

type Named = Pick<Person, 'name' | 'you'> | null | undefined;
/** What the page calls somebody; me it calls "you". */
export const called = (person: Named): string => (person?.you ? say('you') : (person?.name ?? ''));

/** A sentence about somebody, or about several; where I am among them it is the `.you` form, in which `$who` are the others. */
export function sayOf(key: string, about: Named | readonly Named[], details: Details = {}): string {
  const people: readonly Named[] = Array.isArray(about) ? about : [about];
  const others = people.filter((person) => !person?.you).map((person) => person?.name ?? '');
  const all = { ...details, who: others.length > 1 ? `${others.slice(0, -1).join(', ')} ${say('and')} ${others.at(-1)}` : (others[0] ?? ''), count: people.length };
  return others.length < people.length ? sayForm(key, 'you', all) : say(key, all);
}

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
