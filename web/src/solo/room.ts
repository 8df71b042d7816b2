// A table in use: who looks at it, and what is being done there.
import type { Engine } from '../engine/engine';
import { commitment } from '../lib/luck';
import type { ServerMessage } from '../lib/protocol';
import { SoloTable, type Kept } from './table';

/** One page that looks at a table. */
export interface Looker { tell(message: ServerMessage): void }

export interface Room {
  table: SoloTable;
  commit: string;
  /** Begun by other rules than those that are here now: it can be looked at. */
  old: boolean;
  /** How long its log was when it was last kept; null: it is not kept. */
  saved: number | null;
  /** Removed here or in another page: whatever still comes of it is not kept. */
  gone: boolean;
  lookers: Set<Looker>;
  busy: Promise<void>; // one thing after the other
  bots: boolean;
}

export function made(kept: Kept, engine: Engine, saved: number | null): Room {
  const table = new SoloTable(engine, kept);
  const commit = kept.header?.['fairness-commit'] ?? commitment(kept.secret);
  return { table, commit, old: kept.version !== engine.facts.version, saved, gone: false, lookers: new Set(), busy: Promise.resolve(), bots: false };
}
