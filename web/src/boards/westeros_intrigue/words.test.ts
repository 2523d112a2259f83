import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { translator, WORDS } from "./fixture";
import { THRONES } from "./thrones";

const sources = import.meta.glob(["./*.svelte", "./*.ts", "!./*.test.ts", "!./fixture.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

const keysOf = (text: string): string[] =>
  new FluentResource(text).body.map((message) => message.id).sort();

const argumentsOf = (text: string): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const part of text.split(/^(?=[a-z])/m)) {
    const key = part.match(/^[\w-]+/)?.[0];
    if (key) found[key] = [...new Set(part.match(/\$\w+/g))].sort();
  }
  return found;
};

test("German and English have the same keys with the same arguments", () => {
  expect(keysOf(WORDS.de.board)).toEqual(keysOf(WORDS.en.board));
  expect(argumentsOf(WORDS.de.board)).toEqual(argumentsOf(WORDS.en.board));
});

test("every key in the code has words, and every word is used", () => {
  const used = new Set<string>();
  for (const text of Object.values(sources))
    for (const found of text.matchAll(/["`](wi-[a-z-]+)(\$\{[^}]*\})?["`]/g)) {
      const [, key = "", gap] = found;
      // The DOM id of the interlude's title is no key.
      if (key === "wi-interlude-title") continue;
      const keys = keysOf(WORDS.de.board);
      const matching = gap ? keys.filter((one) => one.startsWith(key)) : [key];
      expect(keys, `${key} is used`).toEqual(expect.arrayContaining(matching));
      expect(matching.length, `${key} has words`).toBeGreaterThan(0);
      for (const one of matching) used.add(one);
    }
  expect(keysOf(WORDS.de.board).filter((key) => !used.has(key))).toEqual([]);
});

test.each(["de", "en"] as const)("the game's own words are there (%s)", (language) => {
  const t = translator(language);
  for (let card = 0; card < 36; card++) expect(t(`card-${card}`)).not.toBe("");
  for (let house = 0; house < 4; house++) expect(t(`house-${house}`)).not.toBe("");
  THRONES.forEach(({ points, swords }, throne) => {
    expect(t(`throne-${throne}`).match(/\d+/g)).toEqual([`${points}`, `${swords}`]);
  });
});
