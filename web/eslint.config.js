// Run from the repository's root (`npm run lint`), since the games' components lie outside web/.
import { fileURLToPath } from "node:url";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const GENERATED = ["web/src/lib/protocol.ts", "web/src/lib/decks.ts", "src/sobremesa/games/*/types.ts"];
const BUILD = ["web/*.js", "web/*.ts"];
const here = fileURLToPath(new URL(".", import.meta.url));

const readonly = (...names) => Object.fromEntries(names.map((name) => [name, "readonly"]));

export default defineConfig(
  { ignores: ["web/node_modules", ...GENERATED] },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.recommendedTypeChecked, svelte.configs.recommended],
    languageOptions: {
      parserOptions: { project: "./tsconfig.json", tsconfigRootDir: here, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "no-undef": "off", // the compiler's work
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "svelte/prefer-svelte-reactivity": "off", // a Map or URL that is made and read in one go needs none
      "svelte/no-useless-mustaches": "off", // {" "} is a space that would be trimmed
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // What one component exports for another has no type here; svelte-check knows it.
      "@typescript-eslint/no-redundant-type-constituents": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/restrict-plus-operands": "off",
    },
  },
  { files: BUILD, extends: [ts.configs.disableTypeChecked], languageOptions: { globals: readonly("URL") } },
  {
    files: ["web/public/sw.js"],
    languageOptions: { globals: readonly("self", "caches", "fetch", "location", "Response", "URL") },
  },
);
