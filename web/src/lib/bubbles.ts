// Where a bubble has its place: at a plate, over no card and no button.

import { freePlace, overlap, type Box } from "./free_place";

const GAP = 11; // px between bubble and plate: its tail
const MARGIN = 8; // px to the edge of the room
const TAIL = 24; // px from the bubble's left edge to its tail

export interface Place {
  left: number;
  top: number;
  side: "above" | "below" | "apart"; // of the plate; apart from it there is no tail
  tail: number; // px from the left edge
}

/** Above the plate, with the tail at the avatar; below it where there is no room above; else apart. Cards and
    buttons are never covered: null where there is no such place. Other plates are left free where that is possible. */
export function bubblePlace(
  size: Pick<Box, "width" | "height">,
  plate: Box,
  avatar: Box,
  room: Box,
  important: readonly Box[], // cards and buttons
  plates: readonly Box[], // and bubbles of others
): Place | null {
  const middle = avatar.left + avatar.width / 2;
  const most = room.left + room.width - MARGIN - size.width;
  const left = Math.max(room.left + MARGIN, Math.min(middle - TAIL, most));
  const tops = { above: plate.top - GAP - size.height, below: plate.top + plate.height + GAP };
  for (const covered of [[...important, ...plates], important])
    for (const side of ["above", "below"] as const) {
      const box = { left, top: tops[side], ...size };
      const isInside = box.top >= room.top && box.top + box.height <= room.top + room.height;
      if (isInside && isFree(box, covered)) return { left, top: box.top, side, tail: middle - left };
    }
  const free = freePlace(size, room, [...important, ...plates, plate], plate);
  return isFree({ ...free, ...size }, important) ? { ...free, side: "apart", tail: TAIL } : null;
}

const isFree = (box: Box, covered: readonly Box[]) => covered.every((each) => overlap(box, each) === 0);
