import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Style in the page itself, and the script that has all of the first page asked for by name: two things less to wait for. */
const fewRequests: Plugin = {
  name: "few-requests",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = bundle["index.html"];
    if (page?.type !== "asset") return;
    page.source = String(page.source)
      .replace(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/, (link, name: string) => {
        const style = bundle[name];
        if (style?.type !== "asset") return link;
        delete bundle[name];
        return `<style>${String(style.source).trim()}</style>`;
      })
      .replace(/src="\.\/([^"]+)"><\/script>\s*<link rel="modulepreload"[^>]*>/, (link, name: string) => {
        const entry = bundle[name];
        const only =
          entry?.type === "chunk" ? /^import\s*"\.\/([^"]+)";?\s*$/.exec(entry.code)?.[1] : undefined;
        if (only === undefined) return link;
        delete bundle[name];
        return `src="./assets/${only}"></script>`;
      });
  },
};

// What the first page needs is one script; what it imports it has already when another page comes.
const FIRST =
  /node_modules\/(svelte|@fluent|esm-env|clsx)|web\/src\/(lib|main|App|pages\/(HousePage|GameTile|Guestbook|TopBar|NameDialog)|common\/(Icon|Cup|Card|Cloth|Sprite|Dialog|LinkField|Tableware|tableware))|sobremesa\/words\/|vite\/preload/;

export default defineConfig({
  plugins: [svelte(), fewRequests],
  base: "./",
  // A game's own table lies in its folder, and finds the common parts by these names.
  resolve: {
    alias: {
      $common: here("src/common"),
      $lib: here("src/lib"),
      $styles: here("src/styles"),
      $house: here("../src/sobremesa"),
    },
    dedupe: ["svelte"],
  },
  // Named media queries are written out; older browsers are thought of when all is made small.
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true }, targets: {} } },
  build: {
    outDir: here("../src/sobremesa/server/static"),
    emptyOutDir: true,
    cssCodeSplit: false,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "index", test: FIRST }] } } },
  },
  test: { include: ["src/**/*.test.ts", "../src/sobremesa/games/*/*.test.ts"] },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": "http://127.0.0.1:8000", "/socket": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
