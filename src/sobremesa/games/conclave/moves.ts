// What may be done, read from the moves that are listed. Whom an emissary would win over stands there too:
// the rules know it, the browser only shows it.

import { named } from "$lib/events";
import type { Cell, GameEvent, GameMove, Player } from "./types";

export type Magic = Player["controls"][number];
export type Influence = Player["influence"];
export type { Cell } from "./types";

export interface Placement {
  move: Extract<GameMove, { name: "move-place" }>;
  cell: Cell;
  card: string;
  row: number; // what those in contact add up to
  column: number;
  inRow: string[]; // those in contact
  inColumn: string[];
  followers: string[];
  crisis: boolean;
}

export interface Cession {
  move: GameMove;
  magic: Magic;
  receiver: number;
}

/** The key of a placement: a slot of the hand and a cell of the board. */
export const toward = (slot: number, cell: Cell): string => `${slot} ${cell.row},${cell.column}`;

export function placements(moves: readonly GameMove[]): Map<string, Placement> {
  return new Map(
    named(moves, "move-place").map((move) => [toward(move.facts.slot, move.facts.cell), placement(move)]),
  );
}

function placement(move: Placement["move"]): Placement {
  const { cell, card, row, column, in_row: inRow, in_column: inColumn, wins: followers, crisis } = move.facts;
  return { move, cell, card: card.code, row, column, inRow, inColumn, followers, crisis: crisis === 1 };
}

export function cessions(moves: readonly GameMove[]): Cession[] {
  return named(moves, "move-cede").map((move) => ({
    move,
    magic: move.facts.magic.letter,
    receiver: move.facts.seat,
  }));
}

// -- over the board by arrow keys ------------------------------------------------------------

const STEPS: Record<string, Cell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The hole that lies next in the direction of a key, straight ahead before aside; without one before, the first. */
export function nextHole(holes: readonly Cell[], from: Cell | null, key: string): Cell | null {
  const step = STEPS[key];
  if (!step) return null;
  if (from === null) return holes[0] ?? null;
  const seen = holes.map((hole) => {
    const [down, right] = [hole.row - from.row, hole.column - from.column];
    return {
      hole,
      ahead: down * step.row + right * step.column,
      aside: Math.abs(down * step.column) + Math.abs(right * step.row),
    };
  });
  const before = seen
    .filter(({ ahead }) => ahead > 0)
    .toSorted((a, b) => a.ahead + 2 * a.aside - b.ahead - 2 * b.aside);
  return before[0]?.hole ?? null;
}

// -- how everybody would stand ---------------------------------------------------------------

export function afterWinning(
  players: readonly Player[],
  seat: number,
  followers: readonly string[],
): Influence[] {
  return players.map(({ influence }, i) => {
    if (i !== seat) return influence;
    const more = { ...influence };
    for (const code of followers) more[code[0]!] = (more[code[0]!] ?? 0) + Number(code[1]);
    return more;
  });
}

export function afterCeding(
  players: readonly Player[],
  seat: number,
  { magic, receiver }: Cession,
): Influence[] {
  const given = players[seat]?.influence[magic] ?? 0;
  return players.map(({ influence }, i) =>
    i === seat ? { ...influence, [magic]: 0 } : i === receiver ? { ...influence, [magic]: given } : influence,
  );
}

/** Whether a seat has followers of a magic, and nobody has more. */
export function controls(sums: readonly Influence[], seat: number, magic: string): boolean {
  const own = sums[seat]?.[magic] ?? 0;
  return own > 0 && sums.every((others) => (others[magic] ?? 0) <= own);
}

/** The influence in magics that a seat does not control. */
export function disappointment(sums: readonly Influence[], seat: number): number {
  const own = Object.entries(sums[seat] ?? {});
  return own.reduce((points, [magic, sum]) => points + (controls(sums, seat, magic) ? 0 : sum), 0);
}

// -- where cards came from ---------------------------------------------------------------------

/** The place on the table that each card of these events came from: a seat or a pile. */
export function origins(events: readonly GameEvent[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, facts } of events) {
    if (name === "sent") found.set(facts.card.code, `seat-${facts.seat}`);
    if (name === "filled" || name === "drew") found.set(facts.card.code, `pile-${facts.pile.side}`);
  }
  return found;
}
