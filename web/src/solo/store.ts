// Where solo tables are kept: IndexedDB, after every move. Where a browser lets nothing be kept, play goes on without.
import type { Kept } from './table';

export interface Store {
  put(kept: Kept): Promise<void>;
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

class InDatabase implements Store {
  constructor(readonly database: IDBDatabase) {}
  #tables(mode: IDBTransactionMode): IDBObjectStore { return this.database.transaction(TABLES, mode, { durability: 'strict' }).objectStore(TABLES); }
  put(kept: Kept): Promise<void> {
    return new Promise((keep, fail) => {
      const tables = this.#tables('readwrite');
      tables.put(kept);
      tables.transaction.oncomplete = () => keep();
      tables.transaction.onabort = () => fail(tables.transaction.error ?? new Error('IndexedDB'));
    });
  }
  async get(id: string): Promise<Kept | null> { return ((await done(this.#tables('readonly').get(id))) as Kept | undefined) ?? null; }
  all(): Promise<Kept[]> { return done(this.#tables('readonly').getAll()) as Promise<Kept[]>; }
  async remove(id: string): Promise<void> { await done(this.#tables('readwrite').delete(id)); }
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
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    return { store: new InDatabase(await done(request)), lasting: true };
  } catch { // a private window, or storage that is switched off
    return { store: new InMemory(), lasting: false };
  }
}
