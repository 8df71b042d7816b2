// Chance that anyone can check afterwards, as igroteka/table/fairness.py has it: every draw comes from a secret, whose
// hash is known before the game, and from the players' salts. Tables in the page draw here, and all are checked here.
const SPACE = 1n << 256n;
const SEED_BYTES = 7;

const bytes = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
const hex = (buffer: ArrayBuffer | Uint8Array): string => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
/** My browser's own share in every shuffle of a table: nobody can have known it before. */
export const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(12)));
export const commitment = async (secret: string): Promise<string> => hex(await crypto.subtle.digest('SHA-256', bytes(secret)));

export class Luck {
  #key: Promise<CryptoKey>;
  #salts: string;

  constructor(secret: string, salts: readonly string[]) {
    this.#key = crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    this.#salts = salts.join(',');
  }

  async #signed(message: string): Promise<string> {
    return hex(await crypto.subtle.sign('HMAC', await this.#key, new TextEncoder().encode(message)));
  }

  /** An unbiased number 0 … total-1 for the draw after `ply` actions and `epoch` take-backs. */
  async below(epoch: number, ply: number, total: number): Promise<number> {
    for (let attempt = 0; ; attempt++) {
      const x = BigInt(`0x${await this.#signed(`${this.#salts}|${epoch}|${ply}|${attempt}`)}`);
      if (x < SPACE - (SPACE % BigInt(total))) return Number(x % BigInt(total));
    }
  }

  /** What chance brings, out of all that it can bring and how many ways lead to each of it. */
  async drawn(epoch: number, ply: number, ways: readonly (readonly [string, number])[]): Promise<string> {
    let way = await this.below(epoch, ply, ways.reduce((sum, [, weight]) => sum + weight, 0));
    return ways.find(([, weight]) => (way -= weight) < 0)![0];
  }

  /** What a bot's thoughts begin from. */
  async seed(epoch: number, ply: number, seat: number): Promise<bigint> {
    return BigInt(`0x${(await this.#signed(`bot|${epoch}|${ply}|${seat}`)).slice(0, 2 * SEED_BYTES)}`);
  }
}
