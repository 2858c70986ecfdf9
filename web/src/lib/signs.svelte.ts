// What tells that it is your turn while you look elsewhere: title, icon, a notification, a sound.

import { app, say } from "./app.svelte";
import { sound } from "./sound";

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]");

/** Call on a page: its title, and whether somebody waits for you there. */
export function showTurn(title: () => string, isAsked: () => boolean): void {
  $effect(() => {
    const asked = isAsked();
    document.title = [asked ? `● ${say("web-your-turn")}` : "", title(), "Sobremesa"]
      .filter(Boolean)
      .join(" · ");
    icon()?.setAttribute("href", asked ? "./icon-turn.svg" : "./icon.svg");
  });
  $effect(() => {
    if (!isAsked()) return;
    sound("turn");
    if (document.hidden && app.notify)
      new Notification(say("web-your-turn"), { body: title(), icon: "./icon-192.png", tag: "turn" });
  });
  $effect(() => () => {
    document.title = "Sobremesa";
    icon()?.setAttribute("href", "./icon.svg");
  });
}
