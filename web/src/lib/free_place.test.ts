import { describe, expect, it } from "vitest";
import { freePlace } from "./free_place";

const ROOM = { left: 0, top: 0, width: 320, height: 320 };

describe("a free place", () => {
  it("covers nothing where there is room, and is near to what it is about", () => {
    const hand = { left: 0, top: 160, width: 320, height: 160 };
    const found = freePlace({ width: 96, height: 96 }, ROOM, [hand], hand);
    expect(found.top + 96).toBeLessThanOrEqual(160);
    expect(found.top).toBe(64);
  });

  it("covers as little as it can where there is none", () => {
    const left = { left: 0, top: 0, width: 300, height: 320 };
    expect(freePlace({ width: 96, height: 96 }, ROOM, [left], left).left).toBe(224);
  });
});
