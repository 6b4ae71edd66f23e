import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

/** What the start page has at once; everything else comes when it is needed. */
const SHELL =
  /node_modules\/(svelte|esm-env|clsx|@fluent|openapi-fetch)\/|src\/(calls|readiness|start\/(OpensSoon|making)|table\/sitters|shell\/(?!Settings|Switch|Sheet|Qr|scrollable|awareness|sounds|options))/;

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === "test" ? [svelteTesting()] : [])],
  build: {
    outDir: "../src/ludoteca/server/static",
    emptyOutDir: true,
    // The service's content policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // What every screen needs is one file and not twenty small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shell", test: SHELL }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: service(mode), ws: true, changeOrigin: false },
      "/ready": { target: service(mode), changeOrigin: false },
    },
  },
  test: {
    environment: "jsdom",
    // Several suites at once on a small machine.
    testTimeout: 20_000,
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
}));

/** Where the service runs that a page under development speaks to. */
function service(mode: string): string {
  return loadEnv(mode, ".", "LUDOTECA_")["LUDOTECA_SERVICE"] ?? "http://127.0.0.1:8000";
}
