/**
 * Svelte without hydration: the server sends no markup, so nothing here ever takes over any.
 *
 * Svelte guards that code with one variable so that bundlers can drop it; said to be constant, it
 * goes. What compiled components call for its sake goes too.
 */
import type { Plugin } from "vite";

const HOME = "svelte/src/internal/client/dom/hydration.js";
const CALLS = /^\s*\$\.(reset|next)\(\w*\);$/gm;

export function mounted(): Plugin {
  return {
    name: "tafelrunde-mounted",
    enforce: "post",
    apply: "build",
    transform(code, id) {
      if (id.endsWith(".svelte")) return { code: code.replace(CALLS, ""), map: null };
      if (!id.endsWith(HOME)) return undefined;
      const constant = code
        .replace("export let hydrating = false;", "export const hydrating = false;")
        .replace("\thydrating = value;\n", "");
      if (!constant.includes("export const hydrating") || constant.includes("hydrating = value"))
        throw new Error(`${HOME} is not what it was: see web/mounted.ts`);
      return { code: constant, map: null };
    },
  };
}
