// The six things that somebody can show without a word.

import type { React } from "./protocol";

export type Reaction = React["reaction"];
export const REACTIONS: readonly Reaction[] = ["bravo", "haha", "oh", "hm", "thanks", "knock"];
export const REST = 3_000; // ms between two of a seat
