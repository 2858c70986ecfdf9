// Where something can lie without covering what matters.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 16; // px between two places that are tried

/** The place in a room at which a box covers least; among equals the one nearest to what it is about. */
export function freePlace(
  size: Pick<Box, "width" | "height">,
  room: Box,
  covered: readonly Box[],
  near: Box,
): { left: number; top: number } {
  let best = { left: room.left, top: room.top, cost: Infinity };
  for (let top = room.top; top + size.height <= room.top + room.height; top += STEP)
    for (let left = room.left; left + size.width <= room.left + room.width; left += STEP) {
      const box = { left, top, width: size.width, height: size.height };
      const cost = covered.reduce((sum, each) => sum + overlap(box, each), 0) * 1000 + distance(box, near);
      if (cost < best.cost) best = { left, top, cost };
    }
  return { left: best.left, top: best.top };
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Between the middles of two boxes. */
function distance(one: Box, other: Box): number {
  return Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );
}
