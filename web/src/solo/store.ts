// Where solo tables are kept: IndexedDB, after every move. Where a browser lets nothing be kept, play goes on without.
import type { Findings } from '../lib/protocol';
import type { Kept } from './table';

/** Another page of this browser has gone on at the table meanwhile. */
export class Overtaken extends Error {}

export interface Store {
  /** Keeps a table, unless its log, as long as `before` when this page last saw it, has been continued elsewhere. */
  put(kept: Kept, before: number): Promise<void>;
  get(id: string): Promise<Kept | null>;
  all(): Promise<Kept[]>;
  /** What was found looking back at a table's game is kept beside it, and goes with it. */
  putFindings(id: string, found: Findings): Promise<void>;
  findings(id: string): Promise<Findings | null>;
  remove(id: string): Promise<void>;
}

const TABLES: Drawer = { database: 'igroteka', store: 'tables', keyPath: 'id' };
/** A database of its own: none has to be changed that a page of an earlier build may have open. Findings of another shape need another. */
const FINDINGS: Drawer = { database: 'igroteka-findings', store: 'findings' };
interface Drawer { database: string; store: string; keyPath?: string }

const done = <T>(request: IDBRequest<T>): Promise<T> => new Promise((keep, fail) => {
  request.onsuccess = () => keep(request.result);
  request.onerror = () => fail(request.error ?? new Error('IndexedDB'));
});

async function opened({ database, store, keyPath }: Drawer): Promise<{ database: IDBDatabase; isNew: boolean }> {
  const request = indexedDB.open(database, 1);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    request.result.createObjectStore(store, keyPath ? { keyPath } : {});
  };
  return { database: await done(request), isNew };
}

class InDatabase implements Store {
  constructor(private database: IDBDatabase, private oncleared: () => void) {}

  /** Whoever clears a browser's storage closes the database: it is opened anew, and what is played on is kept again. */
  async #tables(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const tables = (): IDBObjectStore => this.database.transaction(TABLES.store, mode, { durability: 'strict' }).objectStore(TABLES.store);
    try {
      return tables();
    } catch {
      const { database, isNew } = await opened(TABLES);
      this.database = database;
      if (isNew) this.oncleared();
      return tables();
    }
  }
  /** Seldom asked, so never left open. */
  async #findings<T>(mode: IDBTransactionMode, ask: (findings: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const { database } = await opened(FINDINGS);
    const answer = await done(ask(database.transaction(FINDINGS.store, mode).objectStore(FINDINGS.store)));
    database.close(); // once all that was asked is done
    return answer;
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
  async putFindings(id: string, found: Findings): Promise<void> { await this.#findings('readwrite', (all) => all.put(found, id)); }
  async findings(id: string): Promise<Findings | null> { return (await this.#findings<Findings | undefined>('readonly', (all) => all.get(id)).catch(() => null)) ?? null; }
  async remove(id: string): Promise<void> {
    await done((await this.#tables('readwrite')).delete(id));
    await this.#findings('readwrite', (all) => all.delete(id));
  }
}

/** For a page that may keep nothing: as long as it is open. */
export class InMemory implements Store {
  #tables = new Map<string, Kept>();
  async put(kept: Kept): Promise<void> { this.#tables.set(kept.id, structuredClone(kept)); }
  async get(id: string): Promise<Kept | null> { return structuredClone(this.#tables.get(id)) ?? null; }
  async all(): Promise<Kept[]> { return [...this.#tables.values()]; }
  async putFindings(): Promise<void> {} // whoever looked back has them, as long as the page is open
  async findings(): Promise<null> { return null; }
  async remove(id: string): Promise<void> { this.#tables.delete(id); }
}

/** `oncleared` is told when the browser has cleared away what was kept. */
export async function openStore(oncleared: () => void): Promise<{ store: Store; lasting: boolean }> {
  try {
    return { store: new InDatabase((await opened(TABLES)).database, oncleared), lasting: true };
  } catch { // a private window, or storage that is switched off
    return { store: new InMemory(), lasting: false };
  }
}
