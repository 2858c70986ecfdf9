import { expect, test } from "vitest";
import { bubblePlace } from "./bubbles";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const SIZE = { width: 200, height: 40 };
const ROOM = box(0, 50, 1000, 600);
const place = (plate: ReturnType<typeof box>, ...covered: ReturnType<typeof box>[]) =>
  bubblePlace(SIZE, plate, box(plate.left, plate.top, 42, 42), ROOM, covered, [])!;

test("a bubble stands above its plate, with the tail at the avatar", () => {
  const found = place(box(300, 300, 160, 48));
  expect(found.side).toBe("above");
  expect(found.top + SIZE.height).toBeLessThan(300);
  expect(found.left + found.tail).toBe(321);
});

test("at the upper edge it stands below, at the right edge it stays inside", () => {
  const found = place(box(900, 60, 90, 48));
  expect(found.side).toBe("below");
  expect(found.left + SIZE.width).toBeLessThanOrEqual(1000);
  expect(found.left + found.tail).toBe(921);
});

test("it covers neither cards nor buttons, if it has to stand apart for that", () => {
  const cards = [box(250, 200, 300, 95), box(250, 350, 300, 200)];
  const found = place(box(300, 300, 160, 48), ...cards);
  expect(found.side).toBe("apart");
  for (const card of cards) {
    const beside = found.left + SIZE.width <= card.left || found.left >= card.left + card.width;
    const over = found.top + SIZE.height <= card.top || found.top >= card.top + card.height;
    expect(beside || over).toBe(true);
  }
});

test("where cards and buttons leave no place it is not shown", () => {
  const plate = box(300, 300, 160, 48);
  expect(bubblePlace(SIZE, plate, plate, ROOM, [ROOM], [])).toBeNull();
});
