// Where the others sit: counter-clockwise from you, so that the next to play is on your right.

export interface Seating<Who> {
  left: Who[]; // from above
  top: Who[];
  right: Who[];
}

/** Everybody but you; somebody who only watches sees all, two on either side if there are four. */
export function around<Who>(seats: readonly Who[], you: number | null): Seating<Who> {
  const others = you === null ? [...seats] : [...seats.slice(you + 1), ...seats.slice(0, you)];
  const [next, second, third, last] = others;
  const placed = (...who: (Who | undefined)[]) => who.filter((each) => each !== undefined);
  if (last !== undefined) return { left: placed(third, last), top: [], right: placed(second, next) };
  if (third !== undefined) return { left: [third], top: placed(second), right: placed(next) };
  return { left: placed(second), top: [], right: placed(next) };
}
