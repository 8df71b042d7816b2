// Written by `python -m igroteka.protocol.typescript web/src`; do not edit.

/** What a move can look like: the first form that fits counts. */
export const FORMS = {
  "row": "row (?<card>(?:0|[1-9][0-9]*))",
  "columns": "columns (?<columns>(?:0|[1-9][0-9]*) (?:0|[1-9][0-9]*) (?:0|[1-9][0-9]*) (?:0|[1-9][0-9]*) (?:0|[1-9][0-9]*))",
  "goal": "goal (?<goal>(?:0|[1-9][0-9]*))",
  "deal": "deal (?<card>(?:0|[1-9][0-9]*))",
  "draw": "draw (?<card>(?:0|[1-9][0-9]*))",
  "card": "(?<card>(?:0|[1-9][0-9]*))",
} as const;

export interface MyNumberRound {
  points: number;
  bonus: number;
}

export interface MyNumberPlayer {
  hand: number[] | number;
  known: number[];
  chosen: number | null;
  collection: number[][];
  rounds: MyNumberRound[];
}

export interface MyNumberView {
  round: number;
  turn: number;
  phase: "row" | "columns" | "goals" | "deal" | "draw" | "choose" | "over";
  actor: number | "chance" | null;
  row: number[];
  columns: number[];
  goals: number[];
  goals_used: number[];
  players: MyNumberPlayer[];
  unseen: number;
  scores: number[];
  winners: number[] | null;
}
