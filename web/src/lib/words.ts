// Sentences in one language, the common ones and those of one game: the same word files as the terminal's.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Facts, HintInfo, MoveOption } from "./protocol";
import { DECKS } from "./decks";

export const LANGUAGES = {
  en: "English",
  es: "Español",
  pt: "Português",
  ca: "Català",
  fr: "Français",
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES).filter(isLanguage);

const MONEY = new Set(["money", "score", "lowest", "highest"]);

// The common words come in the language that is spoken, beside the list of games; a game's come with its table.
const commonFiles = import.meta.glob<string>("$package/words/*.ftl", { query: "?raw", import: "default" });
const gameFiles = import.meta.glob<string>("$package/{decks,games}/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const sharedFiles = import.meta.glob<string>("$package/words/shared/*.ftl", {
  query: "?raw",
  import: "default",
});

/** A share of one as a signed percentage. */
export function inPercent(lang: Language, share: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = new Intl.NumberFormat(locale(lang), {
    style: "percent",
    signDisplay: "exceptZero",
    ...digits,
  });
  return format.format(share).replace("-", "−");
}

/** A number as people of the language write it. */
export function inNumber(lang: Language, value: number, format: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale(lang), { ...GROUPED, ...format }).format(value).replace("-", "−");
}

export function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

/** The language that was chosen, else the browser's, else English. */
export function preferred(): Language {
  const stored = localStorage.getItem("sobremesa.lang");
  const wanted = [stored ?? "", ...navigator.languages].map((code) => code.slice(0, 2));
  return wanted.find(isLanguage) ?? "en";
}

const GROUPED = { useGrouping: "always" } as const; // Spanish and Portuguese leave 1500 without a separator

/** Portuguese alone would be that of Brazil. */
function locale(lang: Language): string {
  return lang === "pt" ? "pt-PT" : lang;
}

export interface Spoken {
  name: string;
  facts: Facts;
}

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    texts: string[],
    readonly names: readonly string[] = [],
    readonly coin = 1,
  ) {
    this.bundle = new FluentBundle(locale(lang), { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.texts = texts;
  }

  private readonly texts: string[];

  /** The same words at a table where these people sit. */
  at(names: readonly string[], coin: number): Words {
    return new Words(this.lang, this.texts, names, coin);
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The sentence of a key, or of an attribute as in `card.code`. */
  say = (key: string, facts: Record<string, unknown> = {}): string => {
    const args: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) args[name] = this.fact(name, fact);
    const { ending, seat } = facts;
    if (typeof ending === "string") args["ending"] = this.ending(ending, seat);
    return this.format(key, args);
  };

  /** Why a match ended; with its attribute `.of` whose doing it was, if that is known. */
  ending(ending: string, seat?: unknown): string {
    const key = `ending-${ending}`;
    return typeof seat === "number" && this.has(`${key}.of`)
      ? this.say(`${key}.of`, { seat })
      : this.say(key);
  }

  /** What a code of the rules is called, such as a variant or the value of an option; many are their own name. */
  named(key: string, code: string): string {
    return /^[^.]+\.[a-z][\w-]*$/.test(key) && this.has(key) ? this.say(key) : plain(code);
  }

  move(move: MoveOption): string {
    return this.say(move.name, move.facts);
  }

  hint(hint: HintInfo): string {
    const chances = Object.entries(hint.chances).map(([name, chance]) => [name, percent(chance)] as const);
    return this.say(hint.name, { ...hint.facts, ...Object.fromEntries(chances) });
  }

  /** A sentence each, but one for several in a row that differ in the card alone. */
  events(events: readonly GameEvent[]): string[] {
    return inARow(events, (event) => this.has(`${event.name}.cards`)).map((alike) => {
      const [first] = alike;
      if (first === undefined) return "";
      if (alike.length === 1) return this.say(first.name, first.facts);
      const cards = alike.map((event) => String(this.fact("card", event.facts["card"])));
      const between = cards.some((card) => card.includes(",")) ? "; " : ", ";
      return this.say(`${first.name}.cards`, { ...first.facts, cards: new Plain(cards.join(between)) });
    });
  }

  /** A sum of money, in the coin that people count. */
  money(amount: number): string {
    return new Intl.NumberFormat(locale(this.lang), GROUPED).format(amount / this.coin);
  }

  /** What is won or lost on average, in the coin that people count: with its sign, small sums with a digit more. */
  gain(amount: number): string {
    const coins = amount / this.coin;
    const maximumFractionDigits = Math.abs(coins) < 9.95 ? 1 : 0;
    const format = { ...GROUPED, maximumFractionDigits, signDisplay: "exceptZero" } as const;
    return new Intl.NumberFormat(locale(this.lang), format).format(coins).replace("-", "−");
  }

  /** A share of one in whole percent. */
  share(share: number): string {
    return new Intl.NumberFormat(locale(this.lang), { style: "percent" }).format(share);
  }

  private fact(name: string, fact: unknown): FluentVariable {
    if (fact instanceof Plain) return fact.text;
    if (fact instanceof FluentNumber || typeof fact === "string") return fact;
    if (name === "seat" && typeof fact === "number") return this.names[fact] ?? String(fact + 1);
    if (MONEY.has(name) && typeof fact === "number") return new FluentNumber(fact / this.coin, GROUPED);
    if (typeof fact === "number") return new FluentNumber(fact, GROUPED);
    if (Array.isArray(fact)) return fact.join(" ");
    if (typeof fact === "object" && fact !== null) return this.phrase(name, { ...fact });
    return String(fact);
  }

  /** A problem inside a problem has a key of its own; any other object is the phrase of its field. */
  private phrase(name: string, facts: Record<string, unknown>): string {
    const { key, ...rest } = facts;
    return typeof key === "string" ? this.say(key, rest) : this.say(name, facts);
  }

  /** Of a key with an attribute `.drawn`, that one: cards are drawn here, and nobody has to know their codes. */
  private pattern(key: string) {
    const [name = "", attribute = "drawn"] = key.split(".");
    const message = this.bundle.getMessage(name);
    return message?.attributes[attribute] ?? (attribute === "drawn" ? message?.value : null) ?? null;
  }

  private format(key: string, facts: Record<string, FluentVariable>): string {
    const pattern = this.pattern(key);
    return pattern === null ? key : this.bundle.formatPattern(pattern, facts, []);
  }
}

/** A code that is its own name, such as a variant's, as people write it. */
export function plain(code: string): string {
  return code.replace(/(?<=\d)-(?=\d)/g, "–").replace(/(?<=[a-z]{2})-(?=[a-z]{2})/g, " ");
}

class Plain {
  constructor(readonly text: string) {}
}

export function percent(share: number): FluentNumber {
  return new FluentNumber(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function inARow(events: readonly GameEvent[], joins: (event: GameEvent) => boolean): GameEvent[][] {
  const rows: GameEvent[][] = [];
  for (const event of events) {
    const row = rows.at(-1);
    if (row && joins(event) && withoutCard(event) === withoutCard(row[0]!)) row.push(event);
    else rows.push([event]);
  }
  return rows;
}

function withoutCard(event: GameEvent): string {
  return JSON.stringify([event.name, { ...event.facts, card: null }]);
}

const commonSource = (lang: Language) => commonFiles[find(commonFiles, `/words/${lang}.ftl`)]!();

const loaded = new Map<string, Promise<Words>>();

/** The common words and, if one is named, of a game. */
export function load(lang: Language, game = ""): Promise<Words> {
  const key = `${lang} ${game}`;
  let words = loaded.get(key);
  if (!words) {
    words = read(lang, game);
    words.catch(() => loaded.delete(key)); // without a network; it may be there again
    loaded.set(key, words);
  }
  return words;
}

/** The common words, those that several games share, its deck's and its own: later ones win. */
async function read(lang: Language, game: string): Promise<Words> {
  const own = gameFiles[find(gameFiles, `/games/${game.replaceAll("-", "_")}/words/${lang}.ftl`)];
  if (!own) return new Words(lang, [await commonSource(lang)]);
  const shared = sharedFiles[find(sharedFiles, `/${lang}.ftl`)]!;
  const deck = DECKS[game]
    ? gameFiles[find(gameFiles, `/decks/${DECKS[game]}/words/${lang}.ftl`)]
    : undefined;
  return new Words(lang, await Promise.all([commonSource(lang), shared(), deck?.() ?? "", own()]));
}

const find = (files: Record<string, unknown>, end: string) =>
  Object.keys(files).find((path) => path.endsWith(end)) ?? "";
