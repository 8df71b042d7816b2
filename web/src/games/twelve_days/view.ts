// Written by `python -m igroteka.protocol.typescript web/src`; do not edit.

/** What a move can look like: the first form that fits counts. */
export const FORMS = {
  "deal": "deal (?<card>0|[1-9][0-9]{0,99})",
  "single": "(0|[1-9][0-9]{0,99})",
  "set": "(0|[1-9][0-9]{0,99})x(0|[1-9][0-9]{0,99})",
  "straight": "(0|[1-9][0-9]{0,99})-(0|[1-9][0-9]{0,99})",
  "pass": "pass",
} as const;

export interface TwelveDaysLead {
  kind: "single" | "set" | "straight";
  low: number;
}

export interface TwelveDaysPlayer {
  hand: number[] | number;
  known: number[];
  played: number[];
  passed: boolean;
  gifts: number;
}

export interface TwelveDaysView {
  deal: number;
  phase: "deal" | "lead" | "follow" | "over";
  leader: number;
  actor: number | "chance" | null;
  lead: TwelveDaysLead | null;
  players: TwelveDaysPlayer[];
  discard: number[];
  supply: number;
  scores: number[];
  winners: number[] | null;
}
