// Time at the table: what is shown takes its time, and whoever has seen enough taps, or holds a key.
const HURRIED = 90;

interface Wait {
  begun: number;
  /** So long it takes in any case: the tap that brought it about does not end it. */
  least: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  ring: () => void;
}

export class Pacing {
  #waits = new Set<Wait>();
  #hurried = false;

  /** Something is shown for `ms`, or until somebody hurries; the answer stops waiting. */
  wait(ms: number, done: () => void, least = 0): () => void {
    const ring = (): void => (this.#stop(one), done());
    const one: Wait = { begun: performance.now(), least, timer: undefined, ring };
    const time = this.#hurried ? Math.min(ms, HURRIED) : ms;
    if (time < Infinity) one.timer = setTimeout(ring, time);
    this.#waits.add(one);
    return () => this.#stop(one);
  }

  /** Somebody hurries, and has not let go. */
  get hurried(): boolean { return this.#hurried; }

  /** A finger is laid on the table, or lifted: what is shown now ends, and until then everything is brief. */
  hurry(on: boolean): void {
    this.#hurried = on;
    if (!on) return;
    for (const one of [...this.#waits]) {
      const left = one.begun + one.least - performance.now();
      if (left <= 0) one.ring();
      else setTimeout(() => this.#hurried && this.#waits.has(one) && one.ring(), left);
    }
  }

  #stop(one: Wait): void {
    clearTimeout(one.timer);
    this.#waits.delete(one);
  }
}
