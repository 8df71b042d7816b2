// Solo tables live in a worker of the page: the rules, the bots and the store. The page talks to it as to a server.
import { Engine, type Facts } from '../engine/engine';
import { PROTOCOL, type ClientMessage, type Colour, type ServerMessage } from '../lib/protocol';
import { Host, type Trouble } from './host';
import type { Looker } from './room';
import { openStore } from './store';
import { Refusal } from './table';

/** Where a game's module lies, and what there is to know beside it. */
export interface EngineFiles { code: string; facts: string }

export type Call = 'open' | 'deal' | 'byMaster' | 'mistakes' | 'tables' | 'table' | 'remove' | 'putBack' | 'rematch' | 'goOn' | 'replay' | 'shuffles' | 'analyse' | 'analysis' | 'tendencies' | 'record' | 'shared' | 'link' | 'follow' | 'bring' | 'try' | 'puzzle' | 'whyNot';
export type ToWorker =
  | { type: 'begin'; engines: Readonly<Record<string, EngineFiles>>; colours: readonly Colour[] }
  | { type: 'call'; n: number; what: Call; given: unknown[] }
  | { type: 'enter'; socket: number; table: string }
  | { type: 'exit'; socket: number }
  | { type: 'said'; socket: number; message: ClientMessage };
export type FromWorker =
  | { type: 'answer'; n: number; answer: unknown }
  | { type: 'refusal'; n: number; key: string; details: Record<string, string | number> }
  | { type: 'tell'; socket: number; message: ServerMessage }
  | { type: 'unknown'; socket: number }
  | { type: 'trouble'; problem: Trouble };

const tell = (message: FromWorker): void => postMessage(message);
const modules = new Map<string, Promise<{ module: WebAssembly.Module; facts: Facts }>>();
let engines: Readonly<Record<string, EngineFiles>> = {};
let host: Promise<Host>;

/** What is made of a file of a game. What came damaged may lie so in the browser's cache: it is asked for once more, past it. */
async function file<T>(game: string, which: keyof EngineFiles, read: (answer: Response) => Promise<T>, cache: RequestCache = 'default'): Promise<T> {
  const address = engines[game]?.[which];
  const answer = address ? await fetch(address, { cache }).catch(() => null) : null;
  if (!answer?.ok) throw new Refusal('engine-missing');
  return read(answer).catch(() => {
    if (cache === 'reload') throw new Refusal('engine-broken');
    return file(game, which, read, 'reload');
  });
}
async function fetched(game: string): Promise<{ module: WebAssembly.Module; facts: Facts }> {
  const [module, facts] = await Promise.all([
    file(game, 'code', async (answer) => WebAssembly.compile(await answer.arrayBuffer())),
    file(game, 'facts', (answer) => answer.json() as Promise<Facts>),
  ]);
  return { module, facts };
}
async function engine(game: string): Promise<Engine> {
  const found = modules.get(game) ?? fetched(game);
  modules.set(game, found);
  found.catch(() => modules.delete(game)); // it may come another time
  const { module, facts } = await found;
  return new Engine(module, facts);
}

async function begin(colours: readonly Colour[]): Promise<Host> {
  const { store, lasting } = await openStore(() => made.cleared());
  const made = new Host({ engine, colours, protocol: PROTOCOL }, store);
  made.ontrouble = (problem) => tell({ type: 'trouble', problem });
  if (!lasting) made.ontrouble('storage');
  const pages = new BroadcastChannel('igroteka-solo'); // each page of a browser has a worker of its own
  pages.onmessage = (event: MessageEvent<string>) => void made.elsewhere(event.data);
  made.onkept = (id) => pages.postMessage(id);
  return made;
}

const sockets = new Map<number, { table: string; looker: Looker }>();

async function hear(message: ToWorker): Promise<void> {
  if (message.type === 'begin') {
    engines = message.engines;
    host = begin(message.colours);
    return;
  }
  const home = await host;
  switch (message.type) {
    case 'call':
      try {
        const run = home[message.what] as (...given: unknown[]) => Promise<unknown>;
        tell({ type: 'answer', n: message.n, answer: await run.apply(home, message.given) });
      } catch (problem) {
        if (!(problem instanceof Refusal)) console.error(problem);
        tell({ type: 'refusal', n: message.n, ...(problem instanceof Refusal ? { key: problem.key, details: problem.details } : { key: 'engine-failed', details: {} }) });
      }
      return;
    case 'enter': {
      const looker: Looker = { tell: (told) => tell({ type: 'tell', socket: message.socket, message: told }) };
      sockets.set(message.socket, { table: message.table, looker });
      return home.enter(message.table, looker).catch((problem: unknown) => {
        if (problem instanceof Refusal && problem.key.startsWith('table-')) tell({ type: 'unknown', socket: message.socket });
      }); // that its rules have not come says nothing of the table: whoever asks for it is told
    }
    case 'exit': {
      const found = sockets.get(message.socket);
      sockets.delete(message.socket);
      return found && home.exit(found.table, found.looker).catch(() => {});
    }
    case 'said': {
      const found = sockets.get(message.socket);
      return found && home.hear(found.table, message.message, found.looker);
    }
  }
}
onmessage = (event: MessageEvent<ToWorker>) => void hear(event.data);
