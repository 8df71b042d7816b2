// Written by `python -m igroteka.protocol.typescript web/src`; do not edit.

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
