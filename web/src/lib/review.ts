// What a review is drawn of: blocks that stand where the one before ended, and figures that add up.

import type { ReviewInfo, ReviewParts, SpotInfo } from "./protocol";
import { inNumber, type Language } from "./words";

export const PARTS = ["average", "luck", "decisions", "substitutes"] as const;
export type Part = (typeof PARTS)[number];

export interface Block {
  part: Part | "result";
  coins: number; // as they are written: they add up
  from: number;
  to: number;
}

/** The parts in order, each from where the one before ended, and the result from zero. What others decided is
    left out where it is nothing. */
export function blocksOf(parts: ReviewParts): Block[] {
  const shown = figuresOf(parts);
  const blocks: Block[] = [];
  let end = 0;
  for (const part of PARTS) {
    if (part === "substitutes" && parts.substitutes === 0) continue;
    blocks.push({ part, coins: shown[part], from: end, to: end + shown[part] });
    end += shown[part];
  }
  return [...blocks, { part: "result", coins: shown.result, from: 0, to: shown.result }];
}

/** The parts, rounded so that they still add up: luck, which is what remains of a result, takes the difference. */
export function figuresOf(parts: ReviewParts): ReviewParts {
  const digits = digitsOf(parts);
  const round = (coins: number) => rounded(coins, digits);
  const average = round(parts.average);
  const decisions = round(parts.decisions);
  const substitutes = round(parts.substitutes);
  const result = round(parts.result);
  const luck = round(result - average - decisions - substitutes);
  return { average, luck, decisions, substitutes, result };
}

/** As many digits as the least of the parts needs to be told from nothing. */
export function digitsOf({ average, decisions, substitutes }: ReviewParts): number {
  const sizes = [average, decisions, substitutes].map(Math.abs).filter((size) => size > 0);
  const least = Math.min(...sizes);
  return least < 1 ? 2 : least < 10 ? 1 : 0;
}

function rounded(coins: number, digits: number): number {
  return Number(coins.toFixed(digits)) + 0; // no negative zero
}

export interface Frame {
  width: number;
  height: number;
  head: number; // room for figures above the blocks
  foot: number; // and below
}

export interface Drawn extends Block {
  x: number;
  y: number;
  width: number;
  height: number;
  end: number; // the height at which the next block begins
  figure: number; // where its figure stands
}

const SHARE = 0.62; // of a column that is block
const THIN = 3; // of a block that is next to nothing

/** Where the blocks stand in a picture, and its line of zero. */
export function standing(blocks: readonly Block[], frame: Frame): { zero: number; drawn: Drawn[] } {
  const levels = [0, ...blocks.flatMap(({ from, to }) => [from, to])];
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  const scale = (frame.height - frame.head - frame.foot) / (most - least || 1);
  const at = (coins: number) => frame.head + (most - coins) * scale;
  const column = frame.width / blocks.length;
  const drawn = blocks.map((block, i) => {
    const top = at(Math.max(block.from, block.to));
    const height = Math.max(THIN, Math.abs(block.to - block.from) * scale);
    const isAbove = block.coins >= 0;
    return {
      ...block,
      x: column * (i + (1 - SHARE) / 2),
      y: top,
      width: column * SHARE,
      height,
      end: at(block.to),
      figure: isAbove ? top : top + height,
    };
  });
  return { zero: at(0), drawn };
}

/** The parts of a review as they are counted for people: in coins, or in percent of a chance. */
export function counted({ parts, unit }: ReviewInfo): ReviewParts {
  const scale = unit === "chance" ? 100 : 1;
  const { average, luck, decisions, substitutes, result } = parts;
  return {
    average: average * scale,
    luck: luck * scale,
    decisions: decisions * scale,
    substitutes: substitutes * scale,
    result: result * scale,
  };
}

/** How a figure of a review is written, with its sign. */
export function figureOf(
  lang: Language,
  unit: ReviewInfo["unit"],
  digits: number,
): (count: number) => string {
  const format = { signDisplay: "exceptZero", maximumFractionDigits: digits } as const;
  return unit === "chance"
    ? (count) => inNumber(lang, count / 100, { ...format, style: "percent" })
    : (count) => inNumber(lang, count, format);
}

/** The word of a part. */
export const nameOf = (part: Block["part"], unit: ReviewInfo["unit"]): string =>
  part === "average" && unit === "chance" ? "review-average-chance" : `review-${part}`;

export const costlyCount = (review: ReviewInfo): number =>
  review.signs.filter((sign) => sign === "costly").length;

export type CardFact = SpotInfo["mine"][number];

export function codeOf(card: CardFact): string {
  return typeof card === "object" && !Array.isArray(card) ? String(card["code"]) : String(card);
}

/** What a card is called out of. */
export function factsOf(card: CardFact): Record<string, unknown> {
  return typeof card === "object" && !Array.isArray(card) ? card : { code: card };
}
