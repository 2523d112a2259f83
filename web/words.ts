/** Words at build time: `?raw` word lists without the remarks for translators. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Drop remarks and empty lines, and indent what goes on by one space. */
export function slim(text: string): string {
  return text
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
