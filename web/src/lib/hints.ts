import type { HintInfo } from "./protocol";
import type { Words } from "./words";

/** What was asked for help with, as the line of a dock; nothing while nobody asked. */
export function hintLine(hints: readonly HintInfo[] | null, words: Words): string {
  if (hints === null) return "";
  return hints.length ? hints.map((hint) => words.hint(hint)).join(" ") : words.say("no-hint");
}
