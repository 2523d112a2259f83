/**
 * Maps at build time: `import westeros from "map:westeros"` gives the packed shape of that stage,
 * `"map:westeros/small"` its regions as a small picture.
 *
 * Making one takes a few seconds, so it is kept in node_modules/.cache under a name that changes
 * with everything it is made of.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { miniature } from "./map/miniature.ts";
import { shapeOf, type Packed } from "./src/boards/risk/geometry.ts";

const PREFIX = "map:";
const WEB = fileURLToPath(new URL(".", import.meta.url));
const CACHE = join(WEB, "node_modules", ".cache", "tafelrunde-maps");
const PROGRAM = join(WEB, "map");

/** Everything a map is made of; `facts.ts` cannot be asked, for it may not be loaded at all. */
function inputs(): string[] {
  const game = join(WEB, "..", "src", "tafelrunde", "games", "risk");
  return [
    ...readdirSync(PROGRAM).map((name) => join(PROGRAM, name)),
    join(WEB, "src", "boards", "risk", "geometry.ts"),
    join(game, "map.json"),
    join(game, "locale", "de.ftl"),
    join(game, "locale", "en.ftl"),
  ].sort();
}

/** The packed shape of a stage as JSON, from the cache if nothing has changed. */
export async function made(stage: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of inputs()) hash.update(file.slice(WEB.length)).update(readFileSync(file));
  const kept = join(CACHE, `${stage}-${hash.digest("hex").slice(0, 16)}.json`);
  try {
    return readFileSync(kept, "utf-8");
  } catch {
    const [{ shape }, { STAGES }] = await Promise.all([
      import("./map/shape.ts"),
      import("./map/stages.ts"),
    ]);
    const wanted = STAGES[stage];
    if (!wanted) throw new Error(`There is no map of ${stage}.`);
    const text = JSON.stringify(shape(wanted));
    mkdirSync(CACHE, { recursive: true });
    const stale = readdirSync(CACHE).filter((name) => name.startsWith(`${stage}-`));
    for (const name of stale) rmSync(join(CACHE, name));
    writeFileSync(kept, text);
    return text;
  }
}

/** So high a small picture is. */
const SMALL = 104;

export function maps(): Plugin {
  return {
    name: "tafelrunde-maps",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [stage = "", small] = id.slice(PREFIX.length + 1).split("/");
      const text = await made(stage);
      if (small) {
        const drawn = miniature(shapeOf(JSON.parse(text) as Packed), SMALL);
        return `export default ${JSON.stringify(drawn)};`;
      }
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}
