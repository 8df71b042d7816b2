// Chance that anyone can check afterwards, as docs/fairness.md has it and igroteka/table/fairness.py.
import { bytes, hex, hmac, sha256 } from './sha256';

export const MOST_PLEAS = 64;
const SPACE = 1n << 256n;
const utf8 = new TextEncoder();
export const hashed = (text: string): string => hex(sha256(utf8.encode(text)));
export const commitment = (secret: string): string => hex(sha256(bytes(secret)));

const times = (n: number, text: string): string => {
  for (let i = 0; i < n; i++) text = hashed(text);
  return text;
};
/** A share of my own: nobody can have known it before. */
export const newSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
/** What proves that its owner agreed to the take-back with that number; 0: the salt. */
export const token = (seed: string, number: number): string => times(MOST_PLEAS - number, seed);
export const sealOf = (seed: string): string => hashed(token(seed, 0));
export const proves = (given: string, number: number, salt: string): boolean => number > 0 && number <= MOST_PLEAS && times(number, given) === salt;

export const firstRoot = (pledge: string, salts: readonly string[]): string => hashed(`${hashed(pledge)},${salts.join(',')}`);
export const nextRoot = (root: string, number: number, tokens: readonly string[]): string => hashed(`${root},${number},${tokens.join(',')}`);

/** An unbiased number 0 … total-1. */
export function numberBelow(secret: Uint8Array, message: string, total: number): number {
  for (let attempt = 0; ; attempt++) {
    const x = BigInt(`0x${hex(hmac(secret, utf8.encode(`${message}|${attempt}`)))}`);
    if (x < SPACE - (SPACE % BigInt(total))) return Number(x % BigInt(total));
  }
}

export function outcome(secret: Uint8Array, message: string, ways: readonly (readonly [string, number])[]): string | null {
  let way = numberBelow(secret, message, ways.reduce((sum, [, weight]) => sum + weight, 0));
  return ways.find(([, weight]) => (way -= weight) < 0)?.[0] ?? null;
}

export function seatOrder(secret: Uint8Array, root: string, players: number): number[] {
  const order = Array.from({ length: players }, (_, place) => place);
  for (let last = players - 1; last > 0; last--) {
    const other = numberBelow(secret, `${root}|seat ${last}`, last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
