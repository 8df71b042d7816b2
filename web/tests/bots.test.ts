import { describe, expect, it } from 'vitest';
import type { Engine } from '../src/engine/engine';
import { chosenMove, hints, SLICE } from '../src/solo/bots';

const MASTER = { playouts: 40 * SLICE, error: 0, limit: 0 };
const POSITION = new Uint8Array(1);

/** An engine that only counts how long it was made to think at a time. */
function counting(slices: number[]): Engine {
  return {
    thinks: true,
    facts: { id: 'any', hints: { playouts: 4 * SLICE } },
    restore: () => undefined,
    imagine: () => undefined,
    ponder: () => undefined,
    think: (playouts: number) => void slices.push(playouts),
    thoughts: () => [{ move: 'best', chance: 0.6, playouts: 900 }, { move: 'other', chance: 0.4, playouts: 100 }],
    legal: () => ['other', 'best'],
  } as unknown as Engine;
}

describe('a bot that thinks', () => {
  it('thinks all its playouts, in slices', async () => {
    const slices: number[] = [];
    expect(await chosenMove(counting(slices), POSITION, 1, MASTER, 7n, () => false)).toBe('best');
    expect(Math.max(...slices)).toBe(SLICE);
    expect(slices.reduce((sum, one) => sum + one)).toBe(MASTER.playouts);
  });

  it('lets others speak between two slices, and stops when they take back', async () => {
    const slices: number[] = [];
    let taken = false;
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => { taken = true; port1.close(); };
    port1.postMessage(null); // a message that waits for the worker
    expect(await chosenMove(counting(slices), POSITION, 1, MASTER, 7n, () => taken)).toBeNull();
    expect(slices.length).toBeLessThan(MASTER.playouts / SLICE);
    const before = slices.length;
    await new Promise((later) => setTimeout(later, 20));
    expect(slices.length).toBe(before);
  });

  it('gives no hint for a position that has gone', async () => {
    expect(await hints(counting([]), POSITION, 0, () => true)).toBeNull();
  });
});
