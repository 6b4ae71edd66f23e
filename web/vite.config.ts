// @ts-expect-error The types of Node are not installed: nothing else needs them.
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The modules of the start page, in one file; everything else is loaded on demand. */
const SHELL =
  /node_modules\/(svelte|esm-env|clsx|@fluent|openapi-fetch)\/|src\/(calls|readiness|start\/(PendingTable|new-table)|table\/seat-name|shell\/(?!languages|ErrorScreen|Settings|Switch|Sheet|Qr|Dialog|ConfirmDialog|NameForm|scrollable|offline-copy|turn-alerts|sounds|options|rating|PersonName))/;

/** What the drawings of several games use: in a file of its own, so that no game loads the file of another. */
const COMMON = /src\/(games\/[a-zA-Z]+\.|shell\/(Dialog|ConfirmDialog|scrollable))/;

/** The game whose drawing a module belongs to: all of it is one file, except what the start page shows too. */
const gameOf = (id: string): string | null => /src\/games\/([a-z]+)\/(?!lights|sheet|Items)/.exec(id)?.[1] ?? null;

const TESTS = ["tests/**/*.test.ts", "src/**/*.test.ts"];

/**
 * The tests that use vi.mock, or streams of Node: each file gets a process of its own. The others share threads, each in a context of its
 * own, which halves the work; there, replaced modules could get into the next file.
 */
const MOCKING = [
  "tests/daily.test.ts",
  "tests/device.test.ts",
  "tests/follow.test.ts",
  "tests/local-table.test.ts",
  "tests/mistakes.test.ts",
  "tests/people.test.ts",
  "tests/puzzles.test.ts",
  "tests/real-table.test.ts",
  "tests/start.test.ts",
];

/** Adds a copy compressed with Brotli to every file; the server itself compresses only with gzip. */
const brotli: Plugin = {
  name: "brotli",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        const source = brotliCompressSync(file.type === "chunk" ? file.code : file.source);
        this.emitFile({ type: "asset", fileName: `${fileName}.br`, source });
      }
    },
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), brotli, ...(mode === "test" ? [svelteTesting()] : [])],
  // Addresses in scripts and styles are relative, so that a static site can be in any folder of its host.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  build: {
    outDir: "../src/ludoteca/server/static",
    emptyOutDir: true,
    // The server's content security policy forbids data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // One file instead of twenty small ones.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shell", test: SHELL }, { name: "common", test: COMMON }, { name: gameOf }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: serverAddress(mode), ws: true, changeOrigin: false },
      "^/(engine/|offline\\.json|rules/.*\\.json)": { target: serverAddress(mode), changeOrigin: false },
      "/docs": { target: serverAddress(mode), changeOrigin: false },
      "/ready": { target: serverAddress(mode), changeOrigin: false },
    },
  },
  test: {
    environment: "jsdom",
    // Several suites may run at once on a small machine.
    testTimeout: 20_000,
    setupFiles: ["tests/setup.ts"],
    projects: [
      { extends: true, test: { name: "shared", pool: "vmThreads", include: TESTS, exclude: MOCKING } },
      { extends: true, test: { name: "mocking", pool: "forks", include: MOCKING } },
    ],
  },
}));

/** The server that a page under development uses. */
function serverAddress(mode: string): string {
  return loadEnv(mode, ".", "LUDOTECA_")["LUDOTECA_SERVICE"] ?? "http://127.0.0.1:8000";
}
