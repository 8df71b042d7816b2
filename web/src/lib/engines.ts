// Where the compiled rules of the games lie: each under a name that changes with what is in it.
import type { GameOption } from '../solo/options';
import type { EngineFiles } from '../solo/worker';

export type { GameOption };

const FILES = import.meta.glob('../../.engines/*', { query: '?url', import: 'default', eager: true }) as Record<string, string>;

const address = (name: string): string => new URL(FILES[`../../.engines/${name}`] ?? name, document.baseURI).href;
export const ENGINES: Readonly<Record<string, EngineFiles>> = Object.fromEntries(
  Object.keys(FILES).flatMap((file) => {
    const [, game] = /([^/]+)\.wasm$/.exec(file) ?? [];
    return game ? [[game, { code: address(`${game}.wasm`), facts: address(`${game}.json`) }]] : [];
  }),
);

// A module that does nothing but put a vector together: browsers older than 2023 may not know what that is.
const VECTOR = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);
/** Whether this browser can run the rules itself. */
export const playsHere: boolean = typeof WebAssembly === 'object' && WebAssembly.validate(VECTOR);

/** What can be chosen in a game, as its rules know it: a browser that cannot run them reads it all the same. */
export async function optionsOf(game: string): Promise<readonly GameOption[]> {
  const answer = await fetch(ENGINES[game]!.facts);
  return ((await answer.json()) as { options: readonly GameOption[] }).options;
}

const asked = new Set<string>();
/** Asks for a game's rules before they are needed: a worker that is on its way itself would ask too late. */
export function fetchEngine(game: string): void {
  const files = ENGINES[game];
  if (!files || asked.has(game)) return;
  asked.add(game);
  for (const address of [files.code, files.facts]) void fetch(address).then((answer) => answer.arrayBuffer(), () => undefined);
}
