/**
 * Icons at build time: `import wolf from "icon:game-icons/wolf-head"` gives `{ body, width, height }`.
 *
 * Only the icons that are imported reach the bundle; the sets themselves stay in node_modules.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize } from "svgo";
import type { Plugin } from "vite";

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = "icon:";
const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function load(name: string): IconSet {
  let set = sets.get(name);
  if (!set) {
    const file = require.resolve(`@iconify-json/${name}/icons.json`);
    set = JSON.parse(readFileSync(file, "utf-8")) as IconSet;
    sets.set(name, set);
  }
  return set;
}

/** Icons are drawn on large grids and shown small: coordinates need few digits. */
function slim(body: string, width: number, height: number): string {
  const precision = width > 100 ? 0 : 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const slimmed = optimize(svg, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: precision } }],
  }).data;
  return slimmed.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}

export function icons(): Plugin {
  return {
    name: "tafelrunde-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [setName = "", icon = ""] = id.slice(PREFIX.length + 1).split("/");
      const set = load(setName);
      const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ""];
      if (!found) throw new Error(`There is no icon ${icon} in ${setName}.`);
      const width = found.width ?? set.width ?? 24;
      const height = found.height ?? set.height ?? 24;
      const picked = { body: slim(found.body, width, height), width, height };
      return `export default ${JSON.stringify(picked)};`;
    },
  };
}
