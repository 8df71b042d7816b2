// A page that is older than its server loads itself anew, once a build, and takes along the move that was under way.
import { BUILD, goOver } from './version.svelte';

export interface UnderWay { id: string; seat: number; ply: number; move: string }

const WENT_OVER = 'igroteka-went-over';
const UNDER_WAY = 'igroteka-under-way';

/** Whether the page is being loaded anew; not if it was for this very reason: its host has none that is newer. */
export function loadsAnew(table: string, move: UnderWay | null): boolean {
  try {
    if (sessionStorage.getItem(WENT_OVER) === BUILD) return false;
    sessionStorage.setItem(WENT_OVER, BUILD);
    if (move) sessionStorage.setItem(UNDER_WAY, JSON.stringify({ table, move }));
  } catch {
    return false; // nothing is kept here: whoever reads the sentence about it loads it himself
  }
  void goOver();
  return true;
}

/** The move that was under way at this table when the page was loaded anew: its id lets it be made once only. */
export function movedBefore(table: string): UnderWay | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(UNDER_WAY) ?? 'null') as { table: string; move: UnderWay } | null;
    if (kept?.table !== table) return null;
    sessionStorage.removeItem(UNDER_WAY);
    return kept.move;
  } catch {
    return null;
  }
}
