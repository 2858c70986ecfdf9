// Where the others sit: counter-clockwise from you, so that the next to play is on your right.

export interface Seating<Who> {
  right: Who[]; // from you upwards
  top: Who[]; // from right to left
  left: Who[]; // downwards to you
}

const BESIDE = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3]; // on either side, by how many there are

export function seatOthers<Who>(others: readonly Who[]): Seating<Who> {
  const beside = BESIDE[others.length] ?? 3;
  return {
    right: others.slice(0, beside),
    top: others.slice(beside, others.length - beside),
    left: others.slice(others.length - beside),
  };
}

/** Everybody but you, the next after you first; a spectator sees all. */
export function othersOf<Who>(seats: readonly Who[], you: number | null): Who[] {
  return you === null ? [...seats] : [...seats.slice(you + 1), ...seats.slice(0, you)];
}
