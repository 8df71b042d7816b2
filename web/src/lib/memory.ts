// What this device remembers between two visits. A private window may remember nothing, and a browser that is told to
// keep no site's data forbids even to ask: the page works all the same.

/** A text that was remembered; null: none, or none may be. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full, or not allowed.
  }
}
/** What was remembered as JSON, unless it is none. */
export function recallAs<T>(key: string): T | null {
  try {
    return JSON.parse(recall(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
