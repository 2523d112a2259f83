import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";
import { placeOf } from "../src/boards/shared/fixture";
import { settings } from "../src/settings.svelte";
import { load, seatNames, setLanguage, t, Words } from "../src/words.svelte";
import type { Place } from "../src/wire";

const WEB = join(import.meta.dirname, "..");
const GAMES = join(WEB, "../src/tafelrunde/games");
/** What every table needs at once, and what pages and dialogs bring along. */
const FRAME = [join(WEB, "src/locale"), join(WEB, "src/pages/locale")] as const;

function folders(): { name: string; path: string }[] {
  const inside = (root: string) =>
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(root, entry.name, "locale"));
  const all = [
    ...FRAME,
    join(GAMES, "locale"),
    ...inside(GAMES),
    ...inside(GAMES).map((path) => join(path, "first")),
    ...inside(join(WEB, "src/boards")),
  ];
  return all
    .filter((path) => {
      try {
        return readdirSync(path).some((file) => file.endsWith(".ftl"));
      } catch {
        return false;
      }
    })
    .map((path) => ({ name: path.slice(path.indexOf("src/")), path }));
}

/** For each key the arguments it uses; a name in both languages, or in several cases, counts as one. */
function keys(path: string): Map<string, string[]> {
  const resource = new FluentResource(readFileSync(path, "utf-8"));
  return new Map(
    resource.body.map((entry) => {
      const used = [...JSON.stringify(entry).matchAll(/"type":"var","name":"([\w-]+)"/g)];
      const names = used.map((found) => (found[1] ?? "").replace(/_(de|en)$|-(wen|wem)$/, ""));
      return [entry.id, [...new Set(names)].sort()];
    }),
  );
}

describe("German and English", () => {
  it.each(folders())("have the same keys and gaps in $name", ({ path }) => {
    const german = keys(join(path, "de.ftl"));
    const english = keys(join(path, "en.ftl"));
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
    for (const [key, gaps] of german) expect([key, english.get(key)]).toEqual([key, gaps]);
  });

  it("do not say a key of the frame twice", () => {
    const text = FRAME.map((path) => readFileSync(join(path, "de.ftl"), "utf-8"));
    const all = [...text.join("\n").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]);
    expect(all.length).toBe(new Set(all).size);
  });

  it("have words for every key the frame uses", () => {
    const known = new Set(FRAME.flatMap((path) => [...keys(join(path, "de.ftl")).keys()]));
    const files = ["src", "src/frame", "src/pages"].flatMap((folder) =>
      readdirSync(join(WEB, folder))
        .filter((name) => /\.(svelte|ts)$/.test(name))
        .map((name) => join(WEB, folder, name)),
    );
    const missing = files.flatMap((file) =>
      [...readFileSync(file, "utf-8").matchAll(/[^.\w]t\(\s*["']([a-z0-9-]+)["']/g)]
        .map((found) => found[1] ?? "")
        .filter((key) => !known.has(key)),
    );
    expect(missing).toEqual([]);
  });

  it("keep the frame's keys apart from the games'", () => {
    const frame = new Set(FRAME.flatMap((path) => [...keys(join(path, "de.ftl")).keys()]));
    for (const { path } of folders().slice(FRAME.length)) {
      expect([...keys(join(path, "de.ftl")).keys()].filter((key) => frame.has(key))).toEqual([]);
    }
  });
});

/** Everything that is loaded with these files: their outright imports, and those of them. */
function loadedWith(...files: string[]): Set<string> {
  const found = new Set<string>();
  const outright = /^\s*(?:import|export)\s+(?!type\b)(?:[^;"]*?from\s+)?"(\.[^"]+)"/gm;
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, to = ""] of readFileSync(file, "utf-8").matchAll(outright)) {
      const path = join(dirname(file), to);
      const named = ["", ".ts", "/index.ts"].map((end) => `${path}${end}`);
      const there = named.find((one) => /\.(svelte|ts)$/.test(one) && existsSync(one));
      if (there) files.push(there);
    }
  }
  return found;
}

describe("a running table", () => {
  it("says nothing that only pages and dialogs bring words for", () => {
    const boards = readdirSync(join(WEB, "src/boards")).map((name) =>
      join(WEB, "src/boards", name, "index.ts"),
    );
    const table = loadedWith(join(WEB, "src/main.ts"), ...boards.filter(existsSync));
    expect(table.size).toBeGreaterThan(150);
    const brought = [...keys(join(WEB, "src/pages/locale/de.ftl")).keys()];
    const said = [...table].flatMap((file) =>
      [...readFileSync(file, "utf-8").matchAll(/["'`]([a-z]+-[a-z0-9-]*)(\$\{)?/g)]
        .map(([, key = "", gap]) => [key, gap ? (one: string) => one.startsWith(key) : undefined] as const)
        .filter(([key, fits]) => brought.some(fits ?? ((one) => one === key)))
        .map(([key]) => `${file.slice(WEB.length)}: ${key}`),
    );
    expect(said).toEqual([]);
  });
});

describe("the words of a board", () => {
  const own = folders().filter(({ path }) => path.includes("src/boards/"));
  const sources = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf-8" })
      .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|fixture\.ts$/.test(name))
      .map((name) => readFileSync(join(folder, name), "utf-8"));

  it.each(own)("are all used, and none is missing: $name", ({ path }) => {
    const known = [...keys(join(path, "de.ftl")).keys()];
    const prefix = known[0]?.split("-")[0] ?? "";
    expect(known.filter((key) => !key.startsWith(`${prefix}-`))).toEqual([]);
    const used = new Set<string>();
    const missing: string[] = [];
    const pattern = new RegExp(`["\`](${prefix}-[a-z_-]+)(\\$\\{[^}]*\\})?["\`]`, "g");
    for (const text of sources(join(path, "..")))
      for (const [, key = "", gap] of text.matchAll(pattern)) {
        const found = known.filter((one) => (gap ? one.startsWith(key) : one === key));
        if (found.length === 0) missing.push(key);
        for (const one of found) used.add(one);
      }
    expect(missing).toEqual([]);
    expect(known.filter((key) => !used.has(key))).toEqual([]);
  });
});

describe("Words", () => {
  const words = new Words("westeros_intrigue", ["Anna", "Bert"]);

  beforeEach(async () => {
    settings.language = "de";
    await load("westeros_intrigue", "de");
  });

  it("fill in seats and nouns", () => {
    const args = { seat: 1, card: 12, left: 0, right: 9 };
    expect(words.t("event-laid-above", args)).toBe(
      "Bert legt Tyrion Lennister über Eddard Stark und Tywin Lennister.",
    );
  });

  it("join several things", () => {
    expect(words.t("event-dealt", { cards: [0, 1] })).toBe(
      "Deine Hand: Eddard Stark, Catelyn Stark.",
    );
  });

  it("count equal things that stand together", async () => {
    await load("dominion", "de");
    const dominion = new Words("dominion", ["Anna"]);
    expect(dominion.t("event-drew", { cards: [0, 0, 0, 1, 0] })).toBe(
      "Gezogen: 3 × Kupfer, Silber, Kupfer.",
    );
  });

  it("set names apart", () => {
    const spans = words.spans("event-laid-middle", { seat: 0, card: 8 });
    expect(spans).toEqual([
      { text: "Anna", kind: "seat", value: 0 },
      { text: " legt ", kind: "plain" },
      { text: "Hodor", kind: "noun", value: 8, noun: "card" },
      { text: " in die Mitte.", kind: "plain" },
    ]);
  });

  it("never let a name break out of its mark", () => {
    const sly = new Words("westeros_intrigue", ["\u0003\u0001n1\u0002x"]);
    const [first] = sly.spans("event-hand-empty", { seat: 0 });
    expect(first).toEqual({ text: "n1x", kind: "seat", value: 0 });
  });

  it("show a key without words instead of nothing", () => {
    expect(words.t("no-such-key")).toBe("no-such-key");
  });

  it("switch the language at once, games included", async () => {
    await setLanguage("en");
    expect(t("start-go")).toBe("Play");
    expect(words.t("card-12")).toBe("Tyrion Lannister");
  });
});

describe("seatNames", () => {
  const place = (seat: number, name: string, level: string | null): Place =>
    placeOf(seat, name, { kind: level ? "computer" : "human", level });

  it("name computers by their level and number those that repeat", async () => {
    settings.language = "de";
    await load("westeros_intrigue", "de");
    const places = [
      place(0, "Anna", null),
      place(1, "", "easy"),
      place(2, "", "medium"),
      place(3, "", "medium"),
    ];
    expect(seatNames("westeros_intrigue", places)).toEqual([
      "Anna",
      "Knappe",
      "Ritter 1",
      "Ritter 2",
    ]);
  });
});
