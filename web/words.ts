/** Words at build time: `?raw` word lists without remarks, and without what only Python says. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Leave out what stands between `### python` and `### end`: sentences no browser makes. */
export const shown = (text: string): string =>
  text.replace(/^### python$[\s\S]*?^### end$/gm, "");

/** Drop remarks and empty lines, and indent what goes on by one space. */
export function slim(text: string): string {
  return shown(text)
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.trimEnd().replace(/^ +/, " "))
    .join("\n");
}

export function words(): Plugin {
  return {
    name: "tafelrunde-words",
    enforce: "pre",
    apply: "build",
    load(id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl") || query !== "raw") return undefined;
      return `export default ${JSON.stringify(slim(readFileSync(file, "utf-8")))};`;
    },
  };
}
