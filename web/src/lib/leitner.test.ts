import { expect, test } from "vitest";
import { answered, dueLessons, withMistakes, type Boxes } from "./leitner";

const DAY = 86_400_000;
const hand = (key: string) => ({ key, mine: ["10c", "6d"], theirs: ["10h"] });
const keys = (boxes: Boxes, now: number) => dueLessons(boxes, now).map(({ key }) => key);

test("a mistake comes back after one, three and eight days, and then it is known", () => {
  let now = 0;
  let boxes = answered({}, hand("a"), false, now);
  for (const days of [1, 3, 8]) {
    expect(keys(boxes, now + days * DAY - 1)).toEqual([]);
    now += days * DAY;
    expect(keys(boxes, now)).toEqual(["a"]);
    boxes = answered(boxes, hand("a"), true, now);
  }
  expect(boxes).toEqual({});
});

test("whoever errs again begins again", () => {
  const once = answered(answered({}, hand("a"), false, 0), hand("a"), true, DAY);
  const again = answered(once, hand("a"), false, 4 * DAY);
  expect(keys(again, 5 * DAY)).toEqual(["a"]);
  expect(again["a"]).toMatchObject({ wrong: 2, box: 0 });
});

test("what is right from the beginning is not learned, and mistakes of reviews are due at once", () => {
  expect(answered({}, hand("a"), true, 0)).toEqual({});
  const boxes = withMistakes({}, [hand("a"), hand("b"), hand("b")], 5);
  expect(keys(boxes, 5)).toEqual(["b", "a"]);
});
