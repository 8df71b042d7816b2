// Links to clauses of a rulebook, followed where they are.
import type { Attachment } from 'svelte/attachments';
import { href } from './router.svelte';

/** Tells of a click on a link to a clause (or chapter) of `game`, instead of leaving for the rulebook's page. */
export const followClauses = (game: string, to: (clause: string, link: HTMLAnchorElement) => void): Attachment<HTMLElement> => (node) => {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
    const url = new URL(link.href);
    if (url.pathname !== href(`rules/${game}`) || !url.hash) return;
    event.preventDefault();
    to(decodeURIComponent(url.hash.slice(1)), link);
  };
  node.addEventListener('click', follow); // here, before the whole page hears of it
  return () => node.removeEventListener('click', follow);
};
