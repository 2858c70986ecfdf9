// What a page needs of one game: its own parts and its words, loaded as soon as it is known which game it is.

import { app } from "./app.svelte";
import { partsOf, type Parts } from "./parts";
import { load, type Words } from "./words";

export class GameAssets {
  parts = $state.raw<Parts | null>(null);
  words = $state.raw<Words | null>(null);

  /** Call in a component. The words follow the language of the page. */
  constructor(game: () => string) {
    $effect(() => {
      if (game()) void partsOf(game()).then((found) => (this.parts = found));
    });
    $effect(() => {
      if (game()) void load(app.lang, game()).then((found) => (this.words = found));
    });
  }
}
