import { expect, test } from "vitest";
import { Words } from "./words";

const FILE = `
greets = { $seat } greets.
pays = Pays { $money }.
drew = { $seat } draws { $card }.
    .cards = { $seat } draws { $cards }.
card = { $code }!
says = It ended: { $ending }
ending-tired = everybody is tired.
wrong = No: { $reason }
magic = green (v)
    .drawn = green
gone = { $magic } is gone.
wins = { $card } win.
    .cards = { $cards } win.
`;
const words = new Words("en", [FILE], ["Ana", "Bo"], 2);

test("a seat is named by its name, and by its number where nobody sits", () => {
  expect(words.say("greets", { seat: 1 })).toBe("Bo greets.");
  expect(words.say("greets", { seat: 4 })).toBe("5 greets.");
});

test("money is written in the coin that people count", () => {
  expect(words.say("pays", { money: 5 })).toBe("Pays 2.5.");
});

test("events that differ in the card alone are one sentence", () => {
  const drew = (seat: number, code: string) => ({ name: "drew", facts: { seat, card: { code } } });
  expect(words.events([drew(0, "7"), drew(0, "8"), drew(1, "9")])).toEqual([
    "Ana draws 7!, 8!.",
    "Bo draws 9!.",
  ]);
});

test("the reason of an ending and a problem inside a problem have words of their own", () => {
  expect(words.say("says", { ending: "tired" })).toBe("It ended: everybody is tired.");
  expect(words.say("wrong", { reason: { key: "greets", seat: 0 } })).toBe("No: Ana greets.");
});

test("where cards are drawn, words without codes are preferred", () => {
  expect(words.say("gone", { magic: { letter: "v" } })).toBe("green is gone.");
});

test("cards whose names have commas are told apart by semicolons", () => {
  const named = new Words("en", [FILE.replace("card = { $code }!", "card = { $code }, boar")]);
  const won = (code: string) => ({ name: "wins", facts: { card: { code } } });
  expect(named.events([won("red 1"), won("red 2")])).toEqual(["red 1, boar; red 2, boar win."]);
});
