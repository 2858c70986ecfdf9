// Cards that others draw: backs that fly from the pile to their panel, shrinking, and are gone.

import { style } from "$lib/motion.svelte";

const MOST = 6;
const APART = 70; // ms

/** `after` so many other cards. */
export function deal(root: HTMLElement, seat: number, count: number, after = 0): void {
  const how = style("move", "move");
  const pile = root.querySelector<HTMLElement>('[data-place="pile"]');
  const back = pile?.querySelector<SVGElement>(":last-child > .card");
  const panel = root.querySelector(`[data-place="seat-${seat}"]`)?.getBoundingClientRect();
  if (!pile || !back || !panel || how.ms === 0) return;
  const from = pile.getBoundingClientRect();
  const [dx, dy] = [
    panel.left + panel.width / 2 - from.left - from.width / 2,
    panel.top + panel.height / 2 - from.top - from.height / 2,
  ];
  for (let i = 0; i < Math.min(count, MOST); i += 1) {
    const flying = document.importNode(back, true);
    pile.append(flying);
    const away = { transform: `translate(${dx}px, ${dy}px) scale(0.25)`, opacity: 0.4 };
    const flight = flying.animate([{ transform: "none", opacity: 1 }, away], {
      duration: how.ms,
      easing: how.easing,
      delay: APART * (after + i),
      fill: "both",
    });
    flight.onfinish = flight.oncancel = () => flying.remove();
  }
}
