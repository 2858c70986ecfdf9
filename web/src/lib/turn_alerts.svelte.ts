// Alerts that it is your turn while you look elsewhere: title, icon, a notification, a sound, a buzz.

import { app, say } from "./app.svelte";
import { sound } from "./sound";

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]");

const BUZZ = 80; // ms

/** By the service worker: a page on Android may not notify by itself. */
async function notify(body: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(say("web-your-turn"), { body, icon: "./icon-192.png", tag: "turn" });
}

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
    if (app.vibrate) navigator.vibrate(BUZZ);
    if (document.hidden && app.notify) void notify(title());
  });
  $effect(() => () => {
    document.title = "Sobremesa";
    icon()?.setAttribute("href", "./icon.svg");
  });
}
