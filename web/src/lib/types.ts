// What the parts of a table tell each other. Views and events are the server's.
import type { GameEvent, Level } from './protocol';

export type * from './protocol';
export type GameId = string;

export interface Person {
  name: string;
  bot: boolean;
  /** What stands on the token, where it is not the name's first letter. */
  letter?: string;
  /** The seat's colour, 0…7. */
  colour: number;
  me: boolean;
  /** It is I alone who plays on this device: the page says "you". Of several people here each keeps the name. */
  you?: boolean;
  /** Of a bot: how strong it is; with the number of its seat, from 0, that is who it is. */
  level?: Level;
  seat?: number;
  /** Of a bot of somebody's own: whose it is. */
  owner?: string;
  away?: boolean;
  online?: boolean;
  thinking?: boolean;
}

export interface BoardProps<V> {
  view: V;
  /** What this seat may do now, in notation; nothing else can be tapped. */
  legal: readonly string[];
  /** Through whose eyes the table is seen; null for a watcher and for open cards. */
  seat: number | null;
  people: readonly Person[];
  /** What happened in the last step. */
  events: readonly GameEvent[];
  onmove: (move: string) => void;
}
