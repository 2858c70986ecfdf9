import { expect, test } from "vitest";
import { verify } from "./verify";

interface Stream {
  record: string;
  piles: string[][];
}

const streams = import.meta.glob<Stream>("$house/games/*/golden/stream.json", {
  eager: true,
  import: "default",
});

test.for(Object.entries(streams))(
  "%s: the shuffles of a real match follow from its seed",
  async ([, { record, piles }]) => {
    expect(await verify(record, piles)).toMatchObject({ proved: true, deals: piles.length });
  },
);

const [{ record, piles }] = Object.values(streams) as [Stream];

test("a card that lay elsewhere before the shuffle is noticed", async () => {
  const [first, second, ...rest] = piles[0]!;
  expect(await verify(record, [[second!, first!, ...rest], ...piles.slice(1)])).toMatchObject({
    key: "web-forged-deal",
    facts: { deal: 1 },
  });
});

test("an edited move is noticed by its line", async () => {
  const lines = record.split("\n");
  const at = lines.findIndex((line) => /^1 /.test(line));
  lines[at] = lines[at]!.replace(/^1 /, "2 ");
  expect(await verify(lines.join("\n"), piles)).toMatchObject({
    key: "web-forged-digest",
    facts: { line: at + 1 },
  });
});
