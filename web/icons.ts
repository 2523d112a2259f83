/**
 * Icons at build time: `import wolf from "icon:game-icons/wolf-head"` gives `{ body, width, height }`.
 *
 * Only the icons that are imported reach the bundle; the sets themselves stay in node_modules. What
 * several parts import becomes a small file of its own; with a mark of its own, as in
 * `icon:game-icons/village#stark`, it is packed with the part that says so.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize } from "svgo";
import type { Plugin } from "vite";

interface Icon {
  body: string;
  width: number;
  height: number;
}

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

/** Icons drawn on large grids are shown small: half a pixel is fine enough. */
const GRID = 128;

function slim(icon: Icon): Icon {
  const large = icon.width > GRID;
  const scale = large ? GRID / icon.width : 1;
  const [width, height] = [icon.width * scale, icon.height * scale];
  const body = large ? `<g transform="scale(${scale})">${icon.body}</g>` : icon.body;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const convertPathData = { floatPrecision: large ? 0 : 2, transformPrecision: 8 };
  const slimmed = optimize(svg, {
    multipass: true,
    plugins: [{ name: "preset-default", params: { overrides: { convertPathData } } }],
  }).data;
  return { body: slimmed.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, ""), width, height };
}

export function icons(): Plugin {
  return {
    name: "tafelrunde-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [name = ""] = id.slice(PREFIX.length + 1).split("#");
      const [setName = "", icon = ""] = name.split("/");
      const set = load(setName);
      const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ""];
      if (!found) throw new Error(`There is no icon ${icon} in ${setName}.`);
      const width = found.width ?? set.width ?? 24;
      const height = found.height ?? set.height ?? 24;
      return `export default ${JSON.stringify(slim({ body: found.body, width, height }))};`;
    },
  };
}
