// Written by `python -m igroteka.protocol.typescript web/src`; do not edit.

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
