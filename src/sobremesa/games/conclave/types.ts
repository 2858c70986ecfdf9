// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.

export type View = {
  you: number | null;
  turn: number | null;
  phase: "shuffling" | "ceding" | "placing" | "taking" | "finished";
  board: string[][];
  piles: { [name: string]: string[] };
  players: Player[];
  last_turns: number;
  ending: "played-out" | "board-stuck" | "abandoned" | null;
};

export type Player = {
  hand: string[];
  followers: string[];
  influence: { [name: string]: number };
  controls: ("b" | "o" | "p" | "r" | "t" | "v")[];
  points: number;
  gone: boolean;
};

export type MagicFacts = {
  letter: "b" | "o" | "p" | "r" | "t" | "v";
};

export type Receiver = {
  seat: number;
};

export type Card = {
  code: string;
  magic: "b" | "o" | "p" | "r" | "t" | "v";
  influence: number;
  brotherhood: "c" | "g" | "s";
};

export type Cell = {
  row: number;
  column: number;
};

export type Side = {
  side: "left" | "right";
};

export type Followers = {
  cards: string;
  count: number;
};

export type GameEvent =
  | { name: "ceded"; facts: { seat: number; magic: MagicFacts; sum: number; receiver: Receiver } }
  | { name: "kept"; facts: { seat: number } }
  | { name: "sent"; facts: { seat: number; card: Card; cell: Cell } }
  | { name: "row-summed"; facts: { sum: number } }
  | { name: "column-summed"; facts: { sum: number } }
  | { name: "followed"; facts: { seat: number; card: Card } }
  | { name: "crisis"; facts: { seat: number } }
  | { name: "crisis-in-vain"; facts: {} }
  | { name: "drew"; facts: { seat: number; pile: Side; magic: MagicFacts; card: Card } }
  | { name: "filled"; facts: { card: Card; cell: Cell; pile: Side } }
  | { name: "last-round"; facts: {} }
  | { name: "hand-followed"; facts: { seat: number; card: Card } }
  | { name: "scored"; facts: { seat: number; points: number } }
  | { name: "left"; facts: { seat: number } }
  | { name: "match-ended"; facts: { ending: "played-out" | "board-stuck" | "abandoned" } }
  | { name: "drew-back"; facts: { seat: number; pile: Side; magic: MagicFacts } }
  | { name: "took-back"; facts: { seat: number } }
  | { name: "time-up"; facts: { seat: number } }
  | { name: "stood-in"; facts: { seat: number } };

export type GameMove =
  | { name: "move-leave"; text: string; facts: {} }
  | { name: "move-keep"; text: string; facts: {} }
  | { name: "move-take"; text: string; facts: { pile: Side } }
  | { name: "move-cede"; text: string; facts: { magic: MagicFacts; seat: number } }
  | { name: "move-place"; text: string; facts: { slot: number; card: Card; cell: Cell; in_row: string[]; row: number; in_column: string[]; column: number; crisis: number; wins: string[]; sum: number } };

export type GameHint =
  | { name: "hint-cede"; chances: { [name: string]: number }; facts: { magic: MagicFacts; sum: number; other: number } }
  | { name: "hint-keep"; chances: { [name: string]: number }; facts: { magic: MagicFacts; sum: number; other: number } }
  | { name: "hint-take"; chances: { [name: string]: number }; facts: { pile: Side; magic: MagicFacts; sum: number; other: number } }
  | { name: "hint-nobody"; chances: { [name: string]: number }; facts: { sum: number } }
  | { name: "hint-place"; chances: { [name: string]: number }; facts: { card: Card; cell: Cell; in_row: string[]; row: number; in_column: string[]; column: number; crisis: number; wins: string[]; sum: number; followers: Followers } }
  | { name: "hint-crisis"; chances: { [name: string]: number }; facts: { card: Card; cell: Cell; in_row: string[]; row: number; in_column: string[]; column: number; crisis: number; wins: string[]; sum: number; followers: Followers } };

export type SummaryLine =
  | { name: "summary-control"; facts: { seat: number; magic: MagicFacts; sum: number } }
  | { name: "summary-points"; facts: { seat: number; points: number; count: number } }
  | { name: "summary-winner"; facts: { seat: number; points: number } }
  | { name: "summary-tie"; facts: { seat: number; points: number; count: number } };

export interface Types {
  view: View;
  event: GameEvent;
  move: GameMove;
  hint: GameHint;
  summary: SummaryLine;
}
