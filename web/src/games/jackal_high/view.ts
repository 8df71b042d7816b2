// Written by `python -m igroteka.protocol.typescript web/src`; do not edit.

export interface JackalHighRowPlace {
  card: number | "L8" | null;
  under: number;
  dice: number[][];
}

export interface JackalHighValley {
  card: number | null;
  dice: number[][];
}

export interface JackalHighPlayer {
  rolled: number[];
  in_hand: number;
  pile: number[];
  take2: number;
  won: number[];
}

export interface JackalHighUnseen {
  animals: number[];
  take2: number;
  lucky8: number;
}

export interface JackalHighStep {
  seat: number | null;
  placed: string[];
  at: number | "V" | null;
  rank: "card" | "both" | "top" | "bottom" | null;
  seats: number[];
  low: number[];
}

export interface JackalHighView {
  round: number;
  starter: number;
  throw: number;
  attempt: number;
  phase: "valley" | "row" | "roll" | "place" | "contest" | "pile" | "vultures" | "over";
  actor: number | "chance" | null;
  row: JackalHighRowPlace[];
  valley: JackalHighValley;
  players: JackalHighPlayer[];
  unseen: JackalHighUnseen;
  stalled: number;
  scores: number[];
  winners: number[] | null;
  step: JackalHighStep;
}
