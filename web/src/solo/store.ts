// Where solo tables are kept: IndexedDB, after every move. Where a browser lets nothing be kept, play goes on without.
import type { Kept } from './table';

/** Another page of this browser has gone on at the table meanwhile. */
export class Overtaken extends Error {}

export interface Store {
  /** Keeps a table, unless its log, as long as `before` when this page last saw it, has been continued elsewhere. */
  put(kept: Kept, before: number): Promise<void>;
  get(id: string): Promise<Kept | null>;
  all(): Promise<Kept[]>;
  remove(id: string): Promise<void>;
}

const NAME = 'igroteka';
const TABLES = 'tables';

const done = <T>(request: IDBRequest<T>): Promise<T> => new Promise((keep, fail) => {
  request.onsuccess = () => keep(request.result);
  request.onerror = () => fail(request.error ?? new Error('IndexedDB'));
});

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
  return done(request);
}

class InDatabase implements Store {
  constructor(private database: IDBDatabase) {}

  /** Whoever clears a browser's storage closes the database: it is opened anew, and what is played on is kept again. */
  async #tables(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const tables = (): IDBObjectStore => this.database.transaction(TABLES, mode, { durability: 'strict' }).objectStore(TABLES);
    try {
      return tables();
    } catch {
      this.database = await opened();
      return tables();
    }
  }
  async put(kept: Kept, before: number): Promise<void> {
    const tables = await this.#tables('readwrite');
    const { transaction } = tables;
    return new Promise((keep, fail) => {
      let overtaken = false;
      const found: IDBRequest<Kept | undefined> = tables.get(kept.id);
      found.onsuccess = () => {
        overtaken = found.result !== undefined && found.result.log.length !== before;
        if (overtaken) transaction.abort();
        else tables.put(kept);
      };
      transaction.oncomplete = () => keep();
      transaction.onabort = () => fail(overtaken ? new Overtaken() : (transaction.error ?? new Error('IndexedDB')));
    });
  }
  async get(id: string): Promise<Kept | null> { return ((await done((await this.#tables('readonly')).get(id))) as Kept | undefined) ?? null; }
  async all(): Promise<Kept[]> { return done((await this.#tables('readonly')).getAll()) as Promise<Kept[]>; }
  async remove(id: string): Promise<void> { await done((await this.#tables('readwrite')).delete(id)); }
}

/** For a page that may keep nothing: as long as it is open. */
export class InMemory implements Store {
  #tables = new Map<string, Kept>();
  async put(kept: Kept): Promise<void> { this.#tables.set(kept.id, structuredClone(kept)); }
  async get(id: string): Promise<Kept | null> { return structuredClone(this.#tables.get(id)) ?? null; }
  async all(): Promise<Kept[]> { return [...this.#tables.values()]; }
  async remove(id: string): Promise<void> { this.#tables.delete(id); }
}

export async function openStore(): Promise<{ store: Store; lasting: boolean }> {
  try {
    return { store: new InDatabase(await opened()), lasting: true };
  } catch { // a private window, or storage that is switched off
    return { store: new InMemory(), lasting: false };
  }
}
