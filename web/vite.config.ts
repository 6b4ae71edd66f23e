import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === "test" ? [svelteTesting()] : [])],
  build: {
    outDir: "../src/ludoteca/server/static",
    emptyOutDir: true,
    // The service's content policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: service(mode), ws: true, changeOrigin: false } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
}));

/** Where the service runs that a page under development speaks to. */
function service(mode: string): string {
  return loadEnv(mode, ".", "LUDOTECA_")["LUDOTECA_SERVICE"] ?? "http://127.0.0.1:8000";
}
