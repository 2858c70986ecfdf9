// The notebook of a trainer, a game each: what is to be learned, what is known, today's answers. It stays in this
// browser.

import { answered, withMistakes, type Boxes, type Situation } from "./leitner";
import type { CostlyDecision, SpotInfo } from "./protocol";
import { codeOf } from "./review";

export const LESSON = 12; // situations a day
const MOST_REVIEWS = 200; // that are remembered as taken over

export interface Tally {
  right: number;
  asked: number;
}

export interface Notebook {
  boxes: Boxes;
  kinds: Record<string, Tally>; // by the kind of situation
  day: string;
  today: boolean[]; // whether each answer was right
  reviews: string[]; // whose mistakes were taken over
  variant: string; // of the rules that are practised; empty: the game's default
  options: Record<string, string>;
}

const EMPTY: Notebook = { boxes: {}, kinds: {}, day: "", today: [], reviews: [], variant: "", options: {} };
const place = (game: string) => `sobremesa.training.${game}`;

export function notebookOf(game: string, now = new Date()): Notebook {
  const stored = localStorage.getItem(place(game));
  const known = stored === null ? EMPTY : { ...EMPTY, ...(JSON.parse(stored) as Partial<Notebook>) };
  const day = now.toDateString();
  return known.day === day ? known : { ...known, day, today: [] };
}

export function saveNotebook(game: string, notebook: Notebook): Notebook {
  localStorage.setItem(place(game), JSON.stringify(notebook));
  return notebook;
}

export function situationOf(spot: SpotInfo): Situation {
  return { key: spot.key, mine: spot.mine.map(codeOf), theirs: spot.theirs.map(codeOf) };
}

/** Take the mistakes of a review over, once. */
export function learnFrom(game: string, review: string, costly: readonly CostlyDecision[]): void {
  const notebook = notebookOf(game);
  if (notebook.reviews.includes(review)) return;
  const mistakes = costly.flatMap(({ spot }) => (spot ? [situationOf(spot)] : []));
  saveNotebook(game, {
    ...notebook,
    boxes: withMistakes(notebook.boxes, mistakes, Date.now()),
    reviews: [...notebook.reviews, review].slice(-MOST_REVIEWS),
  });
}

/** Note an answer, for today and for the days to come. */
export function noteAnswer(notebook: Notebook, spot: SpotInfo, isRight: boolean, now: number): Notebook {
  const tally = notebook.kinds[spot.kind] ?? { right: 0, asked: 0 };
  return {
    ...notebook,
    boxes: answered(notebook.boxes, situationOf(spot), isRight, now),
    kinds: {
      ...notebook.kinds,
      [spot.kind]: { right: tally.right + Number(isRight), asked: tally.asked + 1 },
    },
    today: [...notebook.today, isRight],
  };
}
