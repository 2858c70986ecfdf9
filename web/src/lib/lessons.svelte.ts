// A lesson: one situation after the other, what is due first, and what each answer was worth.

import * as api from "./api";
import { sayProblem } from "./app.svelte";
import { dueLessons } from "./leitner";
import type { TrainingHand, ValuedChoice } from "./protocol";
import { saveNotebook, LESSON, noteAnswer, notebookOf, type Notebook } from "./training";

export class Lessons {
  notebook: Notebook;
  hand = $state.raw<TrainingHand | null>(null);
  times = $state(0); // how often the situation was wrong before
  answer = $state<string | null>(null); // the move that was chosen
  problem = $state("");

  private unknown = new Set<string>(); // situations that the rules of this table do not have

  constructor(readonly game: string) {
    this.notebook = $state.raw(notebookOf(game));
    void this.next();
  }

  /** The answers of the row of stitches that is sewn now. */
  readonly row = $derived.by(() => {
    const { today } = this.notebook;
    const done = this.answer === null ? today.length : today.length - 1;
    return today.slice(done - (done % LESSON));
  });
  readonly isDone = $derived(this.answer !== null && this.row.length === LESSON);

  choices(): readonly ValuedChoice[] {
    return this.hand?.choices ?? [];
  }

  get best(): ValuedChoice | undefined {
    return this.choices().find((choice) => choice.best);
  }

  /** What a move is worth less than the best, in bets; nothing if they are equal for people. */
  loss(move: string): number {
    const chosen = this.choices().find((choice) => choice.move === move);
    return !chosen || !this.best || chosen.equal ? 0 : this.best.value - chosen.value;
  }

  choose(move: string): void {
    if (!this.hand || this.answer !== null) return;
    this.answer = move;
    const noted = noteAnswer(this.notebook, this.hand.spot, this.loss(move) === 0, Date.now());
    this.notebook = saveNotebook(this.game, noted);
  }

  /** Practise with other rules from now on. */
  async useVariant(variant: string): Promise<void> {
    this.notebook = saveNotebook(this.game, { ...this.notebook, variant, options: {} });
    this.unknown.clear();
    await this.next();
  }

  async next(): Promise<void> {
    this.problem = "";
    try {
      const [hand, times] = await this.deal();
      this.notebook = notebookOf(this.game); // a new day may have begun
      [this.hand, this.times, this.answer] = [hand, times, null];
    } catch (error) {
      this.problem = sayProblem(error);
    }
  }

  private async deal(): Promise<[TrainingHand, number]> {
    const { variant, options, boxes } = this.notebook;
    const rules = { game: this.game, variant, options };
    const due = dueLessons(boxes, Date.now()).find(({ key }) => !this.unknown.has(key));
    if (!due) return [await api.trainingHand(rules), 0];
    try {
      return [await api.trainingHand({ ...rules, mine: due.mine, theirs: due.theirs }), due.wrong];
    } catch (error) {
      if (!(error instanceof api.Problem) || error.key !== "no-such-hand") throw error;
      this.unknown.add(due.key);
      return this.deal();
    }
  }
}
