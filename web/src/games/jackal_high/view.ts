// Written by `python -m igroteka.protocol.typescript web/src`; do not edit.

/** What a move can look like: the first form that fits counts. */
export const FORMS = {
  "valley-animal": "valley (?<card>1|2|3|4|5|6|7|9|10|11|12|13|14|15|16|17|18|19|20|21)",
  "valley-card": "valley (?<card>t2|1|2|3|4|5|6|7|l8|9|10|11|12|13|14|15|16|17|18|19|20|21)",
  "valley-another": "valley (?<card>[1-9][0-9]*)",
  "row-card": "row (?<card>t2|1|2|3|4|5|6|7|l8|9|10|11|12|13|14|15|16|17|18|19|20|21)",
  "row-another": "row (?<card>[1-9][0-9]*)",
  "pile-card": "pile (?<card>t2|1|2|3|4|5|6|7|l8|9|10|11|12|13|14|15|16|17|18|19|20|21)",
  "pile-another": "pile (?<card>[1-9][0-9]*)",
  "roll": "roll(?: (?:0*[1-8]))+",
  "roll-another": "roll(?: (?:0*[1-8]))* (?<face>0+|0*[9-9]|0*[1-9][0-9]+)(?: [0-9]+)*",
  "reroll": "reroll",
  "stop": "stop",
  "into-valley": "(?<face>0|[1-9][0-9]*)>v",
  "onto-card": "(?<face>0|[1-9][0-9]*)>(?<place>0|[1-9][0-9]*)",
} as const;

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
