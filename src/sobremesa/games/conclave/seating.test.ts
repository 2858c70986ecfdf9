import { expect, test } from "vitest";
import { around } from "./seating";

const four = ["Anna", "Bernat", "Carla", "David"];

test("the next to play sits on your right, the one before you on your left", () => {
  expect(around(four, 2)).toEqual({ left: ["Bernat"], top: ["Anna"], right: ["David"] });
  expect(around(four.slice(0, 3), 0)).toEqual({ left: ["Carla"], top: [], right: ["Bernat"] });
  expect(around(four.slice(0, 2), 1)).toEqual({ left: [], top: [], right: ["Anna"] });
});

test("one who watches sees everybody", () => {
  for (const seats of [2, 3, 4]) {
    const { left, top, right } = around(four.slice(0, seats), null);
    expect([...left, ...top, ...right].toSorted()).toEqual(four.slice(0, seats));
  }
});
