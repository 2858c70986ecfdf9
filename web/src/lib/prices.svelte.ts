// What the rules of a table cost a perfect player, asked for whenever a rule is turned.

import * as api from "./api";
import type { PriceRequest, TablePrices } from "./protocol";

const REST = 150; // ms without another turn, before the server is asked
const NOTHING: TablePrices = { price: null, others: [] };

export class Prices {
  found = $state.raw<TablePrices>(NOTHING);
  #turn = 0;

  /** Ask for the prices of these rules; whatever was asked for before is given up. */
  async ask(rules: PriceRequest): Promise<void> {
    const turn = ++this.#turn;
    const isLatest = () => turn === this.#turn;
    this.found = NOTHING;
    await new Promise((resolve) => setTimeout(resolve, REST));
    for (let compute = false; isLatest(); compute = true) {
      const found = await api.prices({ ...rules, compute }).catch(() => null);
      if (!found || !isLatest()) return;
      this.found = found;
      if (found.price !== null && found.others.every((other) => other.price !== null)) return;
    }
  }

  stop(): void {
    this.#turn++;
  }

  /** What another value of an option would change: null where that is not known yet, undefined where it
      has no price, since it contradicts the other rules. */
  change(option: string, value: string): number | null | undefined {
    const other = this.found.others.find((each) => each.option === option && each.value === value);
    if (!other) return undefined;
    return other.price === null || this.found.price === null ? null : other.price - this.found.price;
  }

  /** Whether the price depends on an option. */
  has(option: string): boolean {
    return this.found.others.some((each) => each.option === option);
  }
}
