// Links to clauses of a rulebook, followed where they are.
import { href } from './router.svelte';

/** The clause (or chapter) of `game` that a click wants to be led to, if it is one that would leave the page. */
export function clauseIn(event: MouseEvent, game: string): string | null {
  const link = (event.target as Element).closest('a');
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return null;
  const url = new URL(link.href);
  return url.pathname === href(`rules/${game}`) && url.hash ? decodeURIComponent(url.hash.slice(1)) : null;
}
