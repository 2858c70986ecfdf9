import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The stylesheet as a part of the page: one request less before something can be pressed. */
const inlineStyle: Plugin = {
  name: "inline-style",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const style = Object.values(bundle).find((file) => file.fileName.endsWith(".css"));
      if (style?.type !== "asset") return html;
      const [before, after] = html.split(`<link rel="stylesheet" crossorigin href="./${style.fileName}">`);
      if (before === undefined || after === undefined) throw new Error("no link to the stylesheet");
      delete bundle[style.fileName];
      const children = String(style.source).trim();
      return { html: before + after, tags: [{ tag: "style", children, injectTo: "head" }] };
    },
  },
};

// Texts of commands, simulations and administrators, which no page says.
const TERMINAL_ONLY = /^(?:admin|cli|command|help|meta|sim|usage)-[^\n]*\n(?:[ }][^\n]*\n|\n(?=[ }]))*/gm;

/** The word files of the house without what only the terminal says. */
const wordsOfPages: Plugin = {
  name: "words-of-pages",
  enforce: "pre",
  load: {
    filter: { id: /sobremesa\/words\/\w+\.ftl\?raw$/ },
    handler: (id) =>
      `export default ${JSON.stringify(readFileSync(id.replace("?raw", ""), "utf8").replace(TERMINAL_ONLY, ""))}`,
  },
};

// What the first page needs is one script; what it imports it has already when another page comes.
const FIRST =
  /node_modules\/(svelte|@fluent|esm-env|clsx)|web\/src\/(lib\/(api|app|characters|company|decks|ids|keys|parts|people|playing|protocol|routes|words)|main|App|pages\/(HousePage|GameTile|OpenTables|TopBar|NameDialog)|common\/(Icon|Cup|Card|Cloth|Sprite|Dialog|LinkField|Tableware|tableware))|vite\/preload/;

export default defineConfig({
  plugins: [svelte(), wordsOfPages, inlineStyle],
  base: "./",
  // A game's own table lies in its folder, and finds the common parts by these names.
  resolve: {
    alias: {
      $common: here("src/common"),
      $lib: here("src/lib"),
      $styles: here("src/styles"),
      $package: here("../src/sobremesa"),
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
