// Written by `python -m igroteka.protocol.typescript web/src`; do not edit.

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
