// Things move from where they were to where they are: the page is drawn as it shall be, then what
// carries a `data-flip` key plays its way from the place where it was seen last. Nothing waits for it:
// the next change starts from wherever things are on the screen at that moment.

import { tick, untrack } from "svelte";

const AT_ONCE = 24; // more things than this jump

interface Style {
  ms: number;
  easing: string;
}

/** A duration and an easing of the tokens: `style("deal", "out")`. No duration under reduced motion. */
export function style(duration: string, easing: "out" | "in" | "move"): Style {
  const css = getComputedStyle(document.documentElement);
  const text = css.getPropertyValue(`--d-${duration}`).trim();
  const ms = text.endsWith("ms") ? parseFloat(text) : parseFloat(text || "0") * 1000;
  return { ms, easing: css.getPropertyValue(`--e-${easing}`).trim() || "ease" };
}

/**
 * Call in a component: whenever `when()` changes, what lies inside `root()` moves to its new place.
 * A new element with `data-from="pile"` comes from the element with `data-place="pile"`; several
 * come one after the other, those inside `data-own` first. Elements with a key must be keyed in their
 * `{#each}` as well. What is there when the component comes moves only if `isBeginning()`.
 */
export function moving(
  root: () => HTMLElement | undefined,
  when: () => unknown,
  isBeginning: () => boolean = () => false,
): void {
  let before = new Map<string, DOMRect>();
  let isDrawn = false;
  $effect.pre(() => {
    when();
    before = measure(root());
  });
  $effect(() => {
    when();
    const isMoving = isDrawn || untrack(isBeginning);
    const seen = before;
    isDrawn = true;
    // What is shown may itself follow from another effect: then it is drawn only after this one.
    if (isMoving) void tick().then(() => play(root(), seen));
  });
}

function measure(root: HTMLElement | undefined): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-flip]") ?? [])
    found.set(element.dataset["flip"]!, element.getBoundingClientRect());
  return found;
}

function play(root: HTMLElement | undefined, before: Map<string, DOMRect>): void {
  if (!root) return;
  const move = style("move", "move");
  const deal = style("deal", "out");
  const elements = [...root.querySelectorAll<HTMLElement>("[data-flip]")];
  if (move.ms === 0 || elements.length > AT_ONCE * 8) return;
  elements.sort((one, other) => isOthers(one) - isOthers(other));
  let dealt = 0;
  for (const element of elements) {
    const seen = before.get(element.dataset["flip"]!);
    if (seen) travel(element, seen, move);
    else {
      const from = shown(root, `[data-place="${element.dataset["from"] ?? ""}"]`);
      if (from && dealt < AT_ONCE)
        travel(element, from.getBoundingClientRect(), deal, { delay: 70 * dealt++, turn: -18 });
    }
  }
}

const isOthers = (element: HTMLElement) => Number(element.closest("[data-own]") === null);

/** The first of these that is drawn: the same place may have several, for screens of different sizes. */
function shown(root: HTMLElement, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].find((found) => found.getClientRects().length > 0);
}

/** Play an element from a place on the screen to where it is. */
export function travel(
  element: HTMLElement,
  from: DOMRect,
  how: Style,
  { delay = 0, turn = 0, arc = 0 } = {},
): Animation | null {
  element.getAnimations().forEach((running) => running.id === "travel" && running.cancel());
  const to = element.getBoundingClientRect();
  const [dx, dy, scale] = [from.left - to.left, from.top - to.top, to.width ? from.width / to.width : 1];
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.01) return null;
  const own = getComputedStyle(element).transform;
  const rest = own === "none" ? "" : own;
  return element.animate(
    [
      {
        transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(${turn}deg) ${rest}`,
        transformOrigin: "0 0",
      },
      {
        transform: `translate(${dx / 2}px, ${dy / 2 - arc}px) scale(${(1 + scale) / 2}) rotate(${turn / 2}deg) ${rest}`,
        transformOrigin: "0 0",
      },
      { transform: rest || "none", transformOrigin: "0 0" },
    ],
    { id: "travel", duration: how.ms, easing: how.easing, delay, fill: "backwards" },
  );
}

/** A refused card shakes and stays. */
export function shake(element: HTMLElement): void {
  const { ms } = style("move", "out");
  element.animate(
    [
      { translate: "0" },
      { translate: "-7px", rotate: "-2deg" },
      { translate: "6px", rotate: "2deg" },
      { translate: "-3px" },
      { translate: "0" },
    ],
    { duration: ms, easing: "ease-out" },
  );
}

/** Turn a card over: it narrows, shows the other side, widens. */
export function turnOver(element: HTMLElement): void {
  const { ms } = style("flip", "move");
  element.animate([{ scale: "0 1" }, { scale: "1 1" }], { duration: ms / 2, easing: "ease-out" });
}
