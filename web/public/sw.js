// Keeps the shell of the house, so that it opens at once, also when the server cannot be reached.
// What is built never changes under its name; the first page is asked for anew while there is an answer.

const SHELL = "shell";

self.addEventListener("install", (event) => event.waitUntil(lay().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.includes("/assets/")) event.respondWith(fromShell(request));
  else if (request.mode === "navigate") event.respondWith(fresh(request));
});

/** Whoever is told that it is their turn goes to the table by one press. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(([page]) => page?.focus()));
});

async function fromShell(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The first page with what it names; what an older one needed is thrown away. */
async function lay() {
  await caches.delete(SHELL);
  const cache = await caches.open(SHELL);
  const page = await fetch("./");
  const named = (await page.clone().text()).match(/assets\/[^"]+/g) ?? [];
  await Promise.all([cache.put("./", page), cache.addAll(named)]);
}

async function fresh(request) {
  const kept = await caches.match("./", { cacheName: SHELL });
  try {
    const answer = await fetch(request);
    if (answer.ok && kept && (await answer.clone().text()) !== (await kept.clone().text())) await lay();
    return answer;
  } catch {
    return kept ?? Response.error();
  }
}
