import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVICE = process.env["LUDOTECA_SERVICE"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // The tests run the browser's half of Svelte.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
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
    proxy: { "/api": { target: SERVICE, ws: true, changeOrigin: false } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
}));
