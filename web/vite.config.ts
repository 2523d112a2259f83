import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";
import { maps } from "./maps.ts";
import { mounted } from "./mounted.ts";
import { words } from "./words.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/**
 * Everything that every table needs, with all it imports; packed as one it weighs a tenth less. The
 * table of an end comes with the end.
 */
const FRAME = { name: "frame", test: /\/src\/(App\.svelte|boards\/shared\/(?!Standings))/ };
const server = process.env.TAFELRUNDE_SERVER ?? "http://127.0.0.1:8765";

interface Chunk {
  facadeModuleId?: string | null;
  moduleIds: readonly string[];
}

/** What belongs to one game carries its name, so that its weight can be told. */
function chunkFileNames({ facadeModuleId, moduleIds }: Chunk): string {
  // What a board shares with its guide has no face of its own.
  const ids = facadeModuleId ? [facadeModuleId] : moduleIds;
  const games = ids.map((id) => /\/(?:boards|games)\/(\w+)\//.exec(id)?.[1] ?? "");
  const game = games.find((one) => one !== "" && one !== "shared") ?? "";
  const named = facadeModuleId?.endsWith(`/${game}/index.ts`);
  return game && !named ? `assets/${game}-[name]-[hash].js` : "assets/[name]-[hash].js";
}

export default defineConfig(() => ({
  plugins: [icons(), maps(), words(), mounted(), svelte()],
  // The words of the games live beside their rules, outside of web/.
  server: { fs: { allow: [root] }, proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Which part stands in which file: the bench weighs what a table needs.
    manifest: "parts.json",
    target: "es2022",
    assetsInlineLimit: 0,
    // Browsers of this target preload by themselves; others only load a little later.
    modulePreload: { polyfill: false },
    rollupOptions: { output: { chunkFileNames, codeSplitting: { groups: [FRAME] } } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    // One page after the other in the same window: a window for each takes longer than its tests.
    isolate: false,
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
}));
