// Keys: the letter printed on a button presses it, digits choose, Escape takes back.
// Letters do nothing while somebody types, and can be switched off.

import { app } from "./app.svelte";

type Press = () => void;

const claimed = new Map<string, Press[]>(); // the last who claimed a key has it

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("input:not([type=range]), textarea, select, [contenteditable]")
  );
}

function isMeant(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (event.key === "Escape") return true;
  if (typing(event.target)) return false;
  return event.key.length > 1 || app.letters;
}

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || !isMeant(event)) return;
  const key = event.key.toLowerCase();
  const press = (event.shiftKey && claimed.get(`shift ${key}`)?.at(-1)) || claimed.get(key)?.at(-1);
  if (!press) return;
  event.preventDefault();
  press();
});

function claim(key: string, press: Press): Press {
  const all = claimed.get(key) ?? [];
  claimed.set(key, [...all, press]);
  return () => {
    const left = (claimed.get(key) ?? []).filter((other) => other !== press);
    if (left.length) claimed.set(key, left);
    else claimed.delete(key);
  };
}

/** While the component that calls this is there, these keys do that: `onKeys(() => ({ "1": …, escape: … }))`. */
export function onKeys(keys: () => Record<string, Press>): void {
  $effect(() => {
    const freed = Object.entries(keys()).map(([key, press]) => claim(key.toLowerCase(), press));
    return () => freed.forEach((free) => free());
  });
}

/** The first letter of a label that no other button has, and a way to give it back. */
export function claimLetter(label: string, press: Press): { letter: string; free: Press } {
  const letters = [...label.normalize("NFD").toLowerCase()].filter((letter) => /[a-z]/.test(letter));
  const letter = letters.find((letter) => !claimed.has(letter)) ?? "";
  return { letter, free: letter ? claim(letter, press) : () => {} };
}
