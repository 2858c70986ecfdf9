import { expect, test } from "vitest";
import { blocksOf, figuresOf, standing } from "./review";
import type { ReviewParts } from "./protocol";

const PARTS: ReviewParts[] = [
  { average: -26.4, luck: 414.6, decisions: -48.2, substitutes: 0, result: 340 },
  { average: -0.31, luck: -12.2, decisions: -0.004, substitutes: -2.486, result: -15 },
  { average: 0, luck: 0, decisions: 0, substitutes: 0, result: 0 },
  { average: 5.5, luck: -1005.5, decisions: 0, substitutes: 0, result: -1000 },
];

test.each(PARTS)("figures of a review add up as they are written: %o", (parts) => {
  const { average, luck, decisions, substitutes, result } = figuresOf(parts);
  expect(average + luck + decisions + substitutes).toBeCloseTo(result, 9);
  expect(luck).toBeCloseTo(parts.luck, -1);
});

test.each(PARTS)("every block begins where the one before ended, and the last at zero: %o", (parts) => {
  const { zero, drawn } = standing(blocksOf(parts), { width: 400, height: 200, head: 20, foot: 20 });
  const result = drawn.at(-1)!;
  expect(drawn[0]!.from).toBe(0);
  drawn.slice(1, -1).forEach((block, i) => expect(block.from).toBe(drawn[i]!.to));
  expect(drawn.at(-2)!.to).toBeCloseTo(result.to, 9);
  expect(result.from).toBe(0);
  for (const block of drawn)
    expect([block.y, block.y + block.height]).toContainEqual(expect.closeTo(block.end, -1));
  expect(zero).toBeGreaterThanOrEqual(20);
});

test("what others decided has a block only where there is something", () => {
  const names = PARTS.map((parts) =>
    blocksOf(parts)
      .map(({ part }) => part)
      .includes("substitutes"),
  );
  expect(names).toEqual([false, true, false, false]);
});
