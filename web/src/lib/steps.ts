// A replay goes from decision to decision: what chance deals goes with the decision that it follows from, and where all
// choose at once, their choices are one step.
import type { Frame } from './protocol';

/** The frames at which somebody is to decide, and the last one. */
export function stops(frames: readonly Frame[]): number[] {
  const found: number[] = [];
  const last = frames.length - 1;
  for (let i = 0; i < last; ) {
    if (frames[i + 1]!.seat === null) i += 1;
    else {
      found.push(i);
      i += Math.max(1, frames[i]!.acting.length);
    }
  }
  return last < 0 ? found : [...found, last];
}

/** The stop at which what happened at `frame` has happened. */
export function stopOf(at: readonly number[], frame: number): number {
  const i = at.findIndex((stop) => stop >= frame);
  return i < 0 ? at.length - 1 : i;
}
