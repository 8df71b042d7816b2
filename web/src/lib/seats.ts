// Who sits where, seen from my chair: the others clockwise from my left.
export function others(players: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: players - 1 }, (_, i) => (me + 1 + i) % players);
}

/** Where the i-th of k others sits on the far side of the table, in percent and pixels. */
export function around(i: number, k: number, drop: number): { left: string; top: string } {
  const angle = Math.PI * ((i + 0.5) / k);
  return { left: `${(50 - 43 * Math.cos(angle)).toFixed(2)}%`, top: `${Math.round((1 - Math.sin(angle)) * drop)}px` };
}
