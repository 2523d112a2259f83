import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = process.env.TAFELRUNDE_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig(() => ({
  plugins: [icons(), svelte()],
  // The words of the games live beside their rules, outside of web/.
  server: { fs: { allow: [root] }, proxy: { "/api": { target: server, ws: true } } },
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
}));
