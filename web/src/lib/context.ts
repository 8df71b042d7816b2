import { getContext, setContext, type Snippet } from 'svelte';
import type { TableModel } from './model.svelte';

const KEY = Symbol('table');
export interface TableContext {
  model: TableModel;
  /** Answers "why?" over the table: by a clause of the rulebook, and what happened `here` that it is about. */
  explain: (clause: string, here?: string) => void;
  /** Shows the whole rulebook over the table. */
  rules: () => void;
  /** Where the way back leads, if not to the shelf. */
  leave?: () => void;
  /** What lies in the tray instead of my things: the controls of a replay. */
  tray?: Snippet;
  /** What stands beside the log, under which name: what the bots found in a replay. */
  side?: () => { title: string; content: Snippet } | null;
}
export const provideTable = (context: TableContext): TableContext => setContext(KEY, context);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
