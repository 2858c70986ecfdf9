// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.

export interface View {
  history: History;
  you: number | null;
  round: number;
  phase: "naming" | "playing" | "drawn" | "answering" | "finished";
  turn: number | null;
  next: number | null;
  dealer: number;
  counter_clockwise: boolean;
  top: string;
  colour: "r" | "y" | "g" | "b" | null;
  pile: number;
  pile_from: { [name: string]: number } | null;
  discarded: { [name: string]: number };
  pending: number;
  trial: Trial | null;
  drawn: string | null;
  pressed: boolean;
  players: (Player)[];
  ending: "went-out" | "target-reached" | "last-one-left" | null;
}

export interface History {
  on: string;
  under: { [name: string]: number };
  entries: ((number)[])[];
}

export interface Trial {
  seat: number;
  on: string;
  colour: "r" | "y" | "g" | "b" | null;
  cards: number;
}

export interface Player {
  cards: number;
  known: (string)[];
  points: number;
  gone: boolean;
  uno: "called" | "forgiven" | "exposed" | null;
}
