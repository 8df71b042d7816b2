// Written by `python -m igroteka.protocol.typescript web/src`; do not edit.

/** What a move can look like: the first form that fits counts. */
export const FORMS = {
  "offer": "take|pass",
  "goal": "for (?:8|28)",
  "deal": "deal (?<card>1|2|3|4|5|6|7|8|9|10|a)",
  "deal-another": "deal (?<card>.+)",
  "draw": "draw (?<card>1|2|3|4|5|6|7|8|9|10|a)",
  "draw-another": "draw (?<card>.+)",
} as const;

export interface Eight28Gems {
  blue: number;
  red: number;
}

export interface Eight28Player {
  hidden: number | "A" | null;
  shown: (number | "A")[];
  out: boolean;
  passed: boolean;
  gems: Eight28Gems;
  plays_for: 8 | 28 | null;
}

export interface Eight28View {
  round: number;
  phase: "deal" | "offer" | "draw" | "choose" | "over";
  giver: number;
  actor: number | "chance" | null;
  due: number | null;
  taken: boolean;
  final: boolean;
  supply: Eight28Gems;
  pot: Eight28Gems;
  aside: Eight28Gems;
  players: Eight28Player[];
  scores: number[];
  winners: number[] | null;
}
