// What a game's own parts in the browser are given, and where they lie: in the game's folder, found by the build.
//   table.svelte   the cloth with the game on it, and the dock below it: <Cloth>…</Cloth><Dock>…</Dock>
//   notes.svelte   a page of the notebook (points), if the game has one. Its module may export the word of its tab
//                  (`tab = "web-tab-money"`); with `stays = true` it stays in sight above the pages (the matrix)
//   odds.svelte    what stands on top of the notebook at a table with odds, in an <OddsSlip> (desktop only)
//   ending.svelte  the statistics beside the bill: papers of class `st` (`st whole` over the whole width)
//   cards.svg      the sprite of its deck: one <symbol> a card, ids as the game's codes ("+" is "p");
//                  `data-fan` names three cards that show the deck. <Card code="…"> draws from it
//   lesson.ts      the game in pictures for its rules page, and the notes of a first game (`Lesson` of lesson.ts)
//   cloth.css      the colours of its tablecloth and the shape of its cards
// Bar, notebook, chat, dialogs for leaving, waiting room and bill are the page's. The same table is shown
// in the record viewer, without its dock: there `table.question` is null and nobody is asked.
//
// In $common: Cloth, Dock, ActionButton (a button with its key), Amount, Stack, Card, Plate, Cup, ClockRing, Dialog,
// Refusal, Choice, Switch, Icon; for odds OddsSwitch (fold them away, in the dock), OddsSlip, WorthLine and
// WorthMark (ActionButton has them: `worth={secondLine(table, move.text, word, words)}`). In $lib: odds (what a choice is worth),
// motion.svelte (`moving`, `travel`, `shake`), sound, keys.svelte
// (`onKeys`), hints (`hintLine` for `table.hints`). What holds a hand carries `data-hand`, so that “to your cards” finds it.
// A table whose root has the class `beside` has the whole height for its cloth on a phone that lies flat: the bar
// then stands above the right column, `--flat-cloth` is the width of the left one. With `wide` too, the left
// one takes all that the dock leaves.
// In $styles: media.css, the kinds of screens by name (`@import` it in <style>).
// A table sets `table.asking` to its question in one message, for screen readers.

import type { GameTypes, OddsInfo, OutcomeInfo } from "./protocol";
import type { Table } from "./table.svelte";
import type { Words } from "./words";

/** Somebody is away; times are those of performance.now(), null where there is nothing to wait for. */
export interface Absence {
  since: number;
  isAsleep: boolean; // the device is on, and nothing answers
  playedFrom: number | null; // when the server begins to play for them
  askFrom: number | null; // when others may ask the server to
}

export interface Seated {
  seat: number;
  name: string;
  player: string; // “person”, or which computer player it is
  bot: boolean;
  you: boolean;
  away: Absence | null; // null: they are there
}

// `Types` are those of the game, which `types.ts` in its folder has.

export interface TableProps<Types extends GameTypes> {
  table: Table<Types>; // live: question, events, refusal, hints, answer, play(move)
  view: Types["view"];
  words: Words; // the common ones and those of the game, at this table: names and coin are known to it
  seats: Seated[];
  options: Record<string, number | string>;
}

export interface OddsProps<Types extends GameTypes> extends TableProps<Types> {
  odds: OddsInfo | null; // of the question that is seen; null while nobody is asked, or nothing is known yet
}

export interface EndingProps<Types extends GameTypes> {
  view: Types["view"];
  outcome: OutcomeInfo<Types>;
  words: Words;
  seats: Seated[];
}
