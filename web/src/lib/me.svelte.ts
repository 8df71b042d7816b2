// Who I am here: a guest with a name and a colour, remembered by the server's cookie.
import { api } from './api';
import { COLOURS, type Colour, type Guest, type Language } from './protocol';
import { hasServer } from './reach.svelte';
import { language, say } from './words.svelte';

let guest = $state.raw<Guest | null>(null);
let known = $state(false);

export const me = (): Guest | null => guest;
/** Whether the server has said who I am. */
export const isKnown = (): boolean => known;

export async function fetchMe(): Promise<Language | null> {
  const answer = await api.me();
  guest = answer.guest;
  known = true;
  return answer.language;
}

export async function rename(name: string, colour: Colour = guest?.colour ?? guestColour()): Promise<void> {
  guest = (await api.comeIn({ name: name.trim() || guestName(), colour, language: language() })).guest;
  known = true;
}

const oneOf = <T>(things: readonly T[]): T => things[Math.floor(Math.random() * things.length)]!;
/** A name for who has not given one: nobody has to before the first game. */
export const guestName = (): string => oneOf(say('guest-names').split(', '));
export const guestColour = (): Colour => oneOf(COLOURS);

/** Comes in under some name, if there is somewhere to come to: on this device nobody needs one. */
export async function beSomebody(): Promise<void> {
  if (!hasServer) return;
  if (!known) await fetchMe();
  if (!guest) await rename(guestName());
}

export function changeLanguage(wanted: Language): void {
  if (guest) void api.comeIn({ name: guest.name, colour: guest.colour, language: wanted }).catch(() => {});
}
