// What the parts of a table tell each other. Views are plain data; their keys are those of the rulebook's positions.
export const GAMES = ['eight28', 'twelve-days', 'jackal-high', 'my-number'] as const;
export type GameId = (typeof GAMES)[number];

export interface Person {
  name: string;
  bot: boolean;
  /** What stands on the token, where it is not the name's first letter. */
  letter?: string;
  /** The seat's colour, 0…7. */
  colour: number;
  me: boolean;
  away?: boolean;
  online?: boolean;
  thinking?: boolean;
}

export interface GameEvent {
  event: string;
  clause: string;
  seat: number | null;
  [detail: string]: unknown;
}

export interface Gems { blue: number; red: number }
export interface Eight28View {
  round: number;
  phase: 'deal' | 'offer' | 'draw' | 'choose' | 'over';
  giver: number;
  actor: number | 'chance' | null;
  due: number | null;
  taken: boolean;
  final: boolean;
  supply: Gems;
  pot: Gems;
  aside: Gems;
  players: { hidden: string | number | null; shown: (string | number)[]; out: boolean; passed: boolean; gems: Gems; plays_for: null | 8 | 28 }[];
  scores: number[];
  winners: number[] | null;
}

export interface TwelveDaysView {
  deal: number;
  phase: 'deal' | 'lead' | 'follow' | 'over';
  leader: number;
  actor: number | 'chance' | null;
  lead: null | { kind: 'single' | 'set' | 'straight'; low: number };
  players: { hand: number[] | number; known: number[]; played: number[]; passed: boolean; gifts: number }[];
  discard: number[];
  supply: number;
  scores: number[];
  winners: number[] | null;
}

export interface JackalHighView {
  round: number;
  starter: number;
  throw: number;
  attempt: number;
  phase: 'valley' | 'row' | 'roll' | 'place' | 'contest' | 'pile' | 'vultures' | 'over';
  actor: number | 'chance' | null;
  row: { card: number | 'L8' | null; under: number; dice: number[][] }[];
  valley: { card: number | null; dice: number[][] };
  players: { rolled: number[]; in_hand: number; pile: number[]; take2: number; won: number[] }[];
  unseen: { animals: number[]; take2: number; lucky8: number };
  stalled: number;
  scores: number[];
  winners: number[] | null;
  step: { seat: number | null; placed: string[]; at: number | 'V' | null; rank: string | null; seats: number[]; low: number[] };
}

export interface MyNumberView {
  round: number;
  turn: number;
  phase: 'row' | 'columns' | 'goals' | 'deal' | 'draw' | 'choose' | 'over';
  actor: number | 'chance' | null;
  row: number[];
  columns: number[];
  goals: number[];
  goals_used: number[];
  players: { hand: number[] | number; known: number[]; chosen: number | null; collection: number[][]; rounds: { points: number; bonus: number }[] }[];
  unseen: number;
  scores: number[];
  winners: number[] | null;
}

export type View = Eight28View | TwelveDaysView | JackalHighView | MyNumberView;

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
