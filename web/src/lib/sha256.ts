// SHA-256 and HMAC, at once and everywhere: a browser's own are there only over https or on the same computer, and a
// share in the shuffles is sealed at home, too.
const K = new Uint32Array(64);
const FIRST = new Uint32Array(8);
{ // the fractional parts of the roots of the first primes
  const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) FIRST[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array((((data.length + 8) >> 6) + 1) << 6);
  whole.set(data);
  whole[data.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, data.length << 3);
  const state = FIRST.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < whole.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      w[i] = w[i - 16]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7]! + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => (state[i]! += x));
  }
  const digest = new Uint8Array(32);
  state.forEach((x, i) => new DataView(digest.buffer).setUint32(4 * i, x));
  return digest;
}

const together = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(a.length + b.length);
  whole.set(a);
  whole.set(b, a.length);
  return whole;
};

/** What is written with two signs a byte, and the other way round. */
export const bytes = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
export const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** HMAC-SHA256 with a key of at most 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const pad = (by: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ by);
  return sha256(together(pad(0x5c), sha256(together(pad(0x36), message))));
}
