import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  // A game's own table lies in its folder, and finds the common parts by these names.
  resolve: {
    alias: {
      $common: here("src/common"),
      $lib: here("src/lib"),
      $house: here("../src/sobremesa"),
    },
    dedupe: ["svelte"],
  },
  build: { outDir: here("../src/sobremesa/server/static"), emptyOutDir: true, cssCodeSplit: false, target: "es2023", assetsInlineLimit: 0 },
  test: { include: ["src/**/*.test.ts", "../src/sobremesa/games/*/*.test.ts"] },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": "http://127.0.0.1:8000", "/socket": { target: "ws://127.0.0.1:8000", ws: true } } },
});
