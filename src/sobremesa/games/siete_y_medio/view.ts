// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.

export interface View {
  you: number | null;
  round: number;
  phase: "shuffling" | "betting" | "drawing" | "finished";
  turn: number | null;
  bank: Hand;
  players: (Player)[];
  pile: number;
  ending: "rounds-played" | "nobody-can-bet" | "bank-broken" | "abandoned" | null;
}

export interface Hand {
  cards: (string)[];
  points: number;
  money: number;
}

export interface Player {
  cards: (string)[];
  points: number;
  money: number;
  bet: number;
  fate: "sits-out" | "to-play" | "standing" | "too-far" | "exact";
  gone: boolean;
}
