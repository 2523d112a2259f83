import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { ARMS, type House } from "./arms";
import { CREDITS } from "./credits";
import Shield from "./Shield.svelte";

// The card game credits its own icons.
const sources = import.meta.glob(
  ["./*", "../boards/*/*.svelte", "../boards/*/*.ts", "!../boards/thrones_lcg/*", "!**/*.test.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
) as Record<string, string>;

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

test("no two houses share colour, charge or pattern", () => {
  const arms = Object.values(ARMS);
  for (const part of ["colour", "charge", "pattern"] as const) {
    const found = new Set(arms.map((one) => JSON.stringify(one[part])));
    expect(found.size, part).toBe(arms.length);
  }
});

test.each(Object.keys(ARMS) as House[])(
  "the charge of the %s stands out from its field",
  (house) => {
    const [dark = 0, light = 0] = [ARMS[house].colour, ARMS[house].ink]
      .map(luminance)
      .sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
  },
);

test("every icon of the cards and boards is credited, and no other", () => {
  const used = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/icon:game-icons\/([\w-]+)/g)].map((found) => found[1]),
  );
  expect([...new Set(used)].sort()).toEqual(CREDITS.map((credit) => credit.icon).sort());
});

test("a shield is an ornament unless it has words", () => {
  for (const label of ["", "Haus Stark"]) {
    const shown = mount(Shield, { target: document.body, props: { house: "wolf", label } });
    flushSync();
    const svg = document.querySelector("svg.shield");
    expect(svg?.getAttribute("aria-label")).toBe(label || null);
    expect(svg?.getAttribute("aria-hidden")).toBe(label ? null : "true");
    void unmount(shown);
  }
});

/** What people call a colour they see. */
function seen(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most < 60) return "black";
  if (most - least < 30) return most > 200 ? "white" : "grey";
  if (r === most) return g > 0.6 * r ? "yellow" : "red";
  return g === most && b < 0.6 * g ? "green" : least > 120 ? "ice blue" : "blue";
}

const SPOKEN = { Rot: "red", Gelb: "yellow", Eisblau: "ice blue", Weiß: "white", Schwarz: "black" };

test("the rules name colours as they look", async () => {
  const { default: ledger } = (await import("../../../docs/rules/westeros_intrigue.md?raw")) as {
    default: string;
  };
  const houses = [
    ["Lennister", "Lannister", "lion"],
    ["Baratheon", "Baratheon", "stag"],
    ["Stark", "Stark", "wolf"],
    ["Targaryen", "Targaryen", "dragon"],
  ] as const;
  for (const [german, english, house] of houses) {
    const looks = seen(ARMS[house].colour);
    const named = new RegExp(`genau eine Farbe:.*?${german} (\\p{Lu}\\p{Ll}+)`, "u").exec(ledger)?.[1] ?? "";
    expect(SPOKEN[named as keyof typeof SPOKEN], german).toBe(looks);
    expect(ledger).toMatch(new RegExp(`exactly one colour:.*${english} ${looks}[, .]`));
  }
  // What was printed white is never called so where a card of this table is meant.
  const said = ledger.split("\n").filter((line) => /^- (de|en):/.test(line));
  const pale = said.filter((line) => /weiß\p{Ll}* (und|Karte)|\bwhite (and|card)/u.test(line));
  expect(pale).toEqual([]);
});
