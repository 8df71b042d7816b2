// The page's side of solo tables: a worker that is asked as a server would be (src/solo). It begins when it is needed.
import type { Deal } from '../solo/deals';
import type { Trouble } from '../solo/host';
import { MARK } from '../solo/mark';
import type { Shuffles } from '../solo/shuffles';
import type { LaidPuzzle, Posed } from '../solo/posing';
import type { Missed } from '../solo/table';
import type { Trial } from '../solo/trying';
import type { Call, FromWorker, ToWorker } from '../solo/worker';
import type { Tendency } from '../solo/analysis';
import { ENGINES, playsHere } from './engines';
import { COLOURS, type AnalysisProgress, type ClientMessage, type Refused, type Tried, type TableReplay, type TableForm, type TableInfo } from './protocol';
import { has, say } from './words.svelte';

export type { Shuffles, Tendency };

export const isSolo = (id: string): boolean => id.startsWith(MARK);

/** What a worker refuses with: a key of the catalogues. */
export class SoloRefusal extends Error {
  constructor(readonly key: string, readonly details: Record<string, string | number>) { super(key); }
}

let worker: Worker | undefined;
let calls = 0;
let sockets = 0;
const waiting = new Map<number, { keep: (answer: never) => void; fail: (problem: Error) => void }>();
const open = new Map<number, SoloSocket>();
let troubled: Trouble | null = null;
let trouble: (problem: Trouble) => void = (problem) => (troubled = problem);
/** Says that something cannot be kept on this device, as soon as it is known. */
export function onTrouble(tell: (problem: Trouble) => void): void {
  trouble = tell;
  if (troubled) tell(troubled);
  troubled = null;
}

/** The worker, which begins when it is first needed. */
function begun(): Worker {
  if (!worker) {
    worker = new Worker(new URL('../solo/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<FromWorker>) => hear(event.data);
    worker.onerror = (event) => { // a browser that is too old for it: whoever waits is told, and another try begins anew
      event.preventDefault();
      worker = undefined;
      for (const { fail } of waiting.values()) fail(new SoloRefusal('engine-missing', {}));
      waiting.clear();
    };
    worker.postMessage({ type: 'begin', engines: ENGINES, colours: COLOURS } satisfies ToWorker);
  }
  return worker;
}
const tell = (message: ToWorker): void => begun().postMessage(message);

function hear(message: FromWorker): void {
  switch (message.type) {
    case 'answer': waiting.get(message.n)?.keep(message.answer as never); waiting.delete(message.n); break;
    case 'refusal': waiting.get(message.n)?.fail(new SoloRefusal(message.key, message.details)); waiting.delete(message.n); break;
    case 'tell': {
      const told = message.message;
      open.get(message.socket)?.onmessage?.({ data: JSON.stringify(told.type === 'refused' ? { ...told, sentence: has(`solo-${told.key}`) ? say(`solo-${told.key}`) : '' } : told) });
      break;
    }
    case 'unknown': open.get(message.socket)?.end(4404); break;
    case 'trouble': trouble(message.problem); break;
  }
}

const ask = <T>(what: Call, ...given: unknown[]): Promise<T> => new Promise((keep, fail) => {
  if (!playsHere) return fail(new SoloRefusal('engine-old', {}));
  const n = ++calls;
  waiting.set(n, { keep: keep as (answer: never) => void, fail });
  tell({ type: 'call', n, what, given: JSON.parse(JSON.stringify(given)) as unknown[] }); // what pages watch cannot be sent as it is
});

const KEPT = 'igroteka'; // the database of src/solo/store.ts
/** Whether a table may have been laid on this device: who only plays with others needs no worker. */
async function laid(): Promise<boolean> {
  if (worker) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === KEPT);
  } catch { // an older browser does not say
    return true;
  }
}
let asked = false;
/** A table is laid here: the browser is asked, once, not to clear it away when it tidies up. */
function laying(): void {
  if (!asked) void navigator.storage?.persist?.().catch(() => undefined);
  asked = true;
}

export const solo = {
  /** Somebody is about to lay a table: the worker's code has the longest way, so it is asked for first. */
  prepare(): void { if (playsHere) begun(); },
  open(form: Partial<TableForm>, myName: string): Promise<TableInfo> {
    laying();
    return ask<TableInfo>('open', { ...form, myName });
  },
  tables: async (): Promise<TableInfo[]> => ((await laid()) ? ask<TableInfo[]>('tables') : []),
  deal(deal: Deal, myName: string): Promise<TableInfo> {
    laying();
    return ask<TableInfo>('deal', deal, myName);
  },
  byMaster: (deal: Deal) => ask<TableInfo>('byMaster', deal),
  mistakes: (ids: readonly string[]) => ask<{ id: string; ply: number; loss: number }[]>('mistakes', ids),
  table: (id: string) => ask<TableInfo>('table', id),
  remove: (id: string) => ask<void>('remove', id),
  putBack: () => ask<TableInfo>('putBack'),
  rematch: (id: string) => ask<TableInfo>('rematch', id),
  goOn(id: string, ply: number, seat: number, myName: string): Promise<TableInfo> {
    laying();
    return ask<TableInfo>('goOn', id, ply, seat, myName);
  },
  replay: (id: string, eyes: string, names: string[]) => ask<TableReplay>('replay', id, eyes, names),
  analyse: (id: string) => ask<AnalysisProgress>('analyse', id),
  analysis: (id: string) => ask<AnalysisProgress>('analysis', id),
  tendencies: (game: string, elsewhere: readonly Missed[]) => ask<Tendency[]>('tendencies', game, elsewhere),
  shuffles: (record: string) => ask<Shuffles>('shuffles', record),
  record: (id: string, names: readonly string[]) => ask<string>('record', id, names),
  /** Where it is kept on a server; that it is, if `there` is given. */
  shared: (id: string, there?: string) => ask<string | null>('shared', id, there),
  link: (id: string, names: readonly string[]) => ask<string>('link', id, names),
  follow: (link: string) => ask<TableInfo>('follow', link),
  bring(record: string): Promise<TableInfo> {
    laying();
    return ask<TableInfo>('bring', record);
  },
  try: (trial: Trial) => ask<Tried | null>('try', trial),
  puzzle: (puzzle: LaidPuzzle) => ask<Posed>('puzzle', puzzle),
  whyNot: (puzzle: LaidPuzzle, move: string) => ask<Pick<Refused, 'key' | 'clause' | 'details'>>('whyNot', puzzle, move),
};

/** What a table needs of a socket, wherever the table is. */
export interface Pipe {
  readonly readyState: number;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onopen: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export class SoloSocket implements Pipe {
  readyState: number = WebSocket.CONNECTING;
  onmessage: Pipe['onmessage'] = null;
  onclose: Pipe['onclose'] = null;
  onopen: Pipe['onopen'] = null;
  #number = ++sockets;

  constructor(table: string) {
    open.set(this.#number, this);
    tell({ type: 'enter', socket: this.#number, table });
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }
  send(text: string): void { tell({ type: 'said', socket: this.#number, message: JSON.parse(text) as ClientMessage }); }
  close(): void {
    tell({ type: 'exit', socket: this.#number });
    this.end(1000);
  }
  end(code: number): void {
    if (!open.delete(this.#number)) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
