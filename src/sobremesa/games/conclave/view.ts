// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.

export interface View {
  you: number | null;
  turn: number | null;
  phase: "shuffling" | "ceding" | "placing" | "taking" | "finished";
  board: ((string)[])[];
  piles: { [name: string]: (string)[] };
  players: (Player)[];
  last_turns: number;
  ending: "played-out" | "board-stuck" | "abandoned" | null;
}

export interface Player {
  hand: (string)[];
  followers: (string)[];
  influence: { [name: string]: number };
  controls: ("b" | "o" | "p" | "r" | "t" | "v")[];
  points: number;
  gone: boolean;
}
