// What the choices of a seat are worth, where the table agreed to odds. They are asked for once a question
// (`Odds`), and shown beside each choice: as text, as a mark, as a gauge, and to screen readers.

import type { GameTypes, OddsChoice, OddsInfo, Question } from "./protocol";
import type { Refusal, Table } from "./table.svelte";
import type { Words } from "./words";

const MOST_SPOKEN = 5; // choices that a screen reader reads out
const AGAIN = 1_200; // ms after which a request that was refused for a moment is made again, once
const PASSING = ["too-fast", "computing-busy"];

/** The odds of the question that is put now. */
export class Odds {
  info = $state.raw<OddsInfo | null>(null);
  refusal = $state.raw<Omit<Refusal, "move"> | null>(null);
  isPending = $state(false); // asked for, and not here yet

  private asked: number | null = null; // the question they were asked for
  private id: string | null = null; // of the request
  private hasTriedAgain = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly request: () => string | null) {}

  /** Ask what the choices of a question are worth, unless that was done, or there is nothing to choose. */
  ask(question: Question): void {
    if (this.asked === question.number || question.moves.length + question.amounts.length < 2) return;
    this.clear();
    this.asked = question.number;
    this.isPending = true;
    this.id = this.request();
  }

  /** Another question is put, or none. */
  clear(): void {
    clearTimeout(this.timer);
    this.info = this.refusal = this.asked = this.id = null;
    this.isPending = this.hasTriedAgain = false;
  }

  /** Take over what belongs to the request; whatever answers an earlier one is passed over. */
  receive(id: string, info: OddsInfo): void {
    if (id !== this.id) return;
    this.info = info;
    this.isPending = false;
  }

  /** Whether a refusal is one of the request. */
  refuse(id: string, key: string, facts: Record<string, unknown>): boolean {
    if (id !== this.id) return false;
    if (PASSING.includes(key) && !this.hasTriedAgain) {
      this.hasTriedAgain = true;
      this.timer = setTimeout(() => (this.id = this.request()), AGAIN);
      return true;
    }
    this.isPending = false;
    if (key !== "odds-no-choice") this.refusal = { key, facts };
    return true;
  }
}

/** What a choice is worth, as it is shown. */
export interface Worth {
  text: string; // “+33”, “54 % ± 2”
  mark: "" | "best" | "equal"; // equal: as good as the best, and the best itself where another is
  gauge: number | null; // in bets, −1 … +1; a chance has none
  percent: number | null; // a chance, for tags with little room; what is counted in bets has none
  error: number; // of it, in percent
  label: string; // the move with its worth, for screen readers: “double, best, plus 33”
  spoken: string; // what follows the move there
}

/** What stands in the second line of a choice. No line at all where the table did not agree to odds
    (`undefined`); room for it while it is folded away or unknown (`null`). */
export type SecondLine = Worth | "…" | null | undefined;

/** The second line of a choice, by the text of its move and the word on its button; of several moves that begin
    with the same press, that of the best. */
export function secondLine<Types extends GameTypes>(
  table: Table<Types>,
  move: string | readonly string[],
  word: string,
  words: Words,
): SecondLine {
  if (!table.hasOdds) return undefined;
  if (!table.isAsked || !table.showsOdds) return null;
  if (table.odds.isPending) return "…";
  const best = table.odds.info && bestOf(table.odds.info, [move].flat());
  return table.odds.info && best && worthOf(table.odds.info, best.move, word, words);
}

/** The best of these moves, the earliest of several. */
export function bestOf(info: OddsInfo, moves: readonly string[]): OddsChoice | null {
  const found = info.choices.filter((choice) => moves.includes(choice.move));
  const before = (one: OddsChoice, other: OddsChoice) =>
    Number(other.best) - Number(one.best) || other.value - one.value;
  return found.toSorted(before)[0] ?? null;
}

/** What a move is worth, by its text and its name for people; null where that is not known. */
export function worthOf(info: OddsInfo, move: string, word: string, words: Words): Worth | null {
  const choice = info.choices.find((each) => each.move === move);
  if (!choice) return null;
  const mark = markOf(info, choice);
  const key = { best: "web-odds-best", equal: "web-odds-as-good", "": "web-odds-other" }[mark];
  const value = spokenValue(info, choice, words);
  return {
    text: worthText(info, choice, words),
    mark,
    gauge: info.unit === "bets" ? Math.max(-1, Math.min(1, choice.value)) : null,
    percent: info.unit === "chance" ? percentOf(choice) : null,
    error: errorOf(choice),
    label: words.say(key, { move: word, value }),
    spoken: words.say(key, { move: "", value }),
  };
}

/** Where others are as good as the best, all of them are equal, and none is the best. */
export function markOf(info: OddsInfo, choice: OddsChoice): Worth["mark"] {
  const equals = info.choices.filter((each) => each.equal || each.best);
  if (!equals.includes(choice)) return "";
  return equals.length > 1 ? "equal" : "best";
}

function worthText(info: OddsInfo, choice: OddsChoice, words: Words): string {
  if (info.unit === "bets") return words.gain(choice.value * info.stake);
  const text = words.share(choice.value);
  return choice.error ? `${text} ± ${errorOf(choice)}` : text;
}

export const percentOf = (choice: OddsChoice): number => Math.round(choice.value * 100);

/** The error of a chance, in percent. */
export function errorOf(choice: OddsChoice): number {
  return Math.max(1, Math.round(choice.error * 100));
}

function spokenValue(info: OddsInfo, choice: OddsChoice, words: Words): string {
  if (info.unit === "chance")
    return words.say("web-odds-percent", {
      value: percentOf(choice),
      error: errorOf(choice),
    });
  const text = words.gain(choice.value * info.stake);
  const value = text.replace(/^[+−]/, "");
  if (text === value) return text;
  return words.say(text.startsWith("+") ? "web-odds-plus" : "web-odds-minus", { value });
}

/** Places on a scale, in percent of its length, that has room for these choices with their errors. */
export function scaleOf(choices: readonly OddsChoice[]): (value: number) => number {
  const least = Math.min(...choices.map(({ value, error }) => value - error));
  const most = Math.max(...choices.map(({ value, error }) => value + error));
  const [from, room] = [least - 0.02, Math.max(0.08, most - least + 0.04)];
  return (value) => Math.max(0, Math.min(100, ((value - from) / room) * 100));
}

/** The odds in one sentence, the best first: of many choices those alone. */
export function spokenOdds(info: OddsInfo, question: Question, words: Words): string {
  const spoken = info.choices
    .toSorted((one, other) => Number(other.best) - Number(one.best) || other.value - one.value)
    .slice(0, MOST_SPOKEN)
    .flatMap(({ move }) => worthOf(info, move, moveWord(question, move, words), words)?.label ?? []);
  return words.say("web-odds-heard", { choices: spoken.join("; ") });
}

/** What a move is called, one with an amount too. */
function moveWord({ moves, amounts }: Question, text: string, words: Words): string {
  const listed = moves.find((move) => move.text === text);
  if (listed) return words.move(listed);
  const [word = "", amount] = text.split(" ");
  const isAmount = amounts.some((range) => range.word === word);
  return isAmount ? words.say(`move-${word}`, { money: Number(amount) * words.coin }) : text;
}

/** From what the values follow, and how they are counted. */
export function oddsNote(info: OddsInfo, words: Words): string {
  return info.worlds
    ? words.say("web-odds-estimated", { worlds: info.worlds })
    : words.say("web-odds-exact", { cards: info.unseen });
}

/** What is estimated, with the error of the best, for the line of a dock; nothing while it is not known. */
export function chanceLine<Types extends GameTypes>(table: Table<Types>, words: Words): string {
  const best = table.shownOdds?.choices.find((choice) => choice.best);
  return best ? `${words.say("web-odds-chance")}, ±\u00a0${errorOf(best)}` : "";
}

/** Why a dock shows no odds, where no hint stands; nothing while all is well. */
export function oddsLine<Types extends GameTypes>(table: Table<Types>, words: Words): string {
  const { refusal } = table.odds;
  return refusal && table.isAsked && table.showsOdds ? words.say(refusal.key, refusal.facts) : "";
}
