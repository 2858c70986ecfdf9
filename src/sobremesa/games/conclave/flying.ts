// Wizards that follow somebody: they stay for a moment, then fly to the sum that they add to.

import { style } from "$lib/motion.svelte";
import { named } from "$lib/events";
import type { GameEvent } from "./types";

const APART = 60;
const seen = (place: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)].find(
    (found) => found.getClientRects().length > 0,
  );

/** Animate the events, from the wells where these cards lay. */
export function follow(root: HTMLElement, board: readonly string[][], events: readonly GameEvent[]): void {
  const [how, pause] = [style("settle", "move"), style("move", "move")];
  if (how.ms === 0) return;
  let flown = 0;
  for (const { facts } of named(events, "followed")) {
    const {
      seat,
      card: { code },
    } = facts;
    const well = root.querySelector<HTMLElement>(`[data-cell="${board.flat().indexOf(code)}"]`);
    const to = (seen(`sum-${seat}-${code[0]}`) ?? seen(`seat-${seat}`))?.getBoundingClientRect();
    const from = well?.getBoundingClientRect();
    if (from && to) fly(root, code, from, to, how, pause.ms + APART * flown++);
  }
}

function fly(
  root: HTMLElement,
  code: string,
  from: DOMRect,
  to: DOMRect,
  how: { ms: number; easing: string },
  delay: number,
): void {
  const card = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  card.classList.add("card");
  card.style.cssText = `position: fixed; left: ${from.left}px; top: ${from.top}px; width: ${from.width}px; z-index: 20; pointer-events: none`;
  card.innerHTML = `<use href="#conclave-${code}" width="100%" height="100%" />`;
  root.append(card);
  const [dx, dy] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const lifted = { transform: "translate(-3px, -9px) rotate(-1.5deg)", opacity: 1 };
  const flight = card.animate(
    [lifted, { transform: `translate(${dx}px, ${dy}px) scale(0.2)`, opacity: 0.5 }],
    {
      duration: how.ms,
      easing: how.easing,
      delay,
      fill: "both",
    },
  );
  flight.onfinish = flight.oncancel = () => card.remove();
}
