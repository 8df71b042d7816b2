// Examples of the rulebook, for who reads them.
import type { ShownExample } from './protocol';
import { language, say } from './words.svelte';

/** What an example shows. That it stands in the published rules, too, is for who checks them. */
export function titleOf(example: ShownExample): string {
  const title = example.title[language()];
  const bare = new RegExp(`^${say('example-published')}[^:]*: `).test(title) ? title.slice(title.indexOf(': ') + 2) : title;
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
