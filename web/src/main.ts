import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import { mount } from "svelte";
import App from "./App.svelte";

import.meta.glob("$package/games/*/cloth.css", { eager: true });

mount(App, { target: document.getElementById("app")! });

// Only a secure page may keep itself; on any other it works all the same.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("./sw.js");
  void navigator.serviceWorker.ready.then(keepWhatCame);
}

/** What came before the service worker was there, such as the words of one's language: no other request, since it
    is in the browser's cache. */
async function keepWhatCame(): Promise<void> {
  const shell = await caches.open("shell");
  const came = performance.getEntriesByType("resource").map(({ name }) => name);
  for (const name of came.filter((each) => each.includes("/assets/")))
    if (!(await shell.match(name))) await shell.add(name);
}
