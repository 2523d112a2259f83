import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import ledger from "../../../../docs/rules/dominion.md?raw";
import { CARDS, KINGDOM, keyOf } from "./cards";
import { askedFor, card, cards, sightWith, translator, viewWith, WORDS } from "./fixture";
import { rules } from "./index";
import { FIRST, rulesOfCard } from "./rules";

const sources = import.meta.glob(["./**/*.svelte", "./**/*.ts", "!./*.test.ts", "!./fixture.ts"], {
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
  const keys = keysOf(WORDS.de.board);
  for (const text of Object.values(sources))
    for (const found of text.matchAll(/["`](dm-[a-z_-]+)(\$\{[^}]*\})?["`]/g)) {
      const [, key = "", gap] = found;
      const matching = gap ? keys.filter((one) => one.startsWith(key)) : [key];
      expect(keys, `${key} is used`).toEqual(expect.arrayContaining(matching));
      expect(matching.length, `${key} has words`).toBeGreaterThan(0);
      for (const one of matching) used.add(one);
    }
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test("no word of the board takes a card's number where a count is meant", () => {
  const nouns = Object.entries(argumentsOf(WORDS.de.board)).filter(([, used]) =>
    used.some((one) => one === "$card" || one === "$cards"),
  );
  expect(nouns.every(([key]) => key.startsWith("dm-hit-"))).toBe(true);
});

test.each(["de", "en"] as const)("every card has name, text and gist (%s)", (language) => {
  const t = translator(language);
  for (const { key, types } of CARDS) {
    expect(t(`card-${key}`)).not.toBe("");
    expect(t(`cardtext-${key}`)).not.toBe("");
    for (const type of types) expect(t(`type-${type}`)).not.toBe("");
  }
  for (const number of KINGDOM) expect(t(`dm-gist-${keyOf(number)}`).length).toBeLessThan(46);
});

test("the rules of a card are those of the ledger", () => {
  const t = translator("de");
  for (const [, number, name] of ledger.matchAll(/^\*\*DOM-(\d+)\*\* \(Karte: ([^,]+),/gm)) {
    const found = CARDS.findIndex(({ key }) => t(`card-${key}`) === name);
    expect(rulesOfCard(found), `${name}`).toContain(`DOM-${number}`);
  }
  expect(FIRST).toHaveLength(CARDS.length + 1);
});

test("the rules that matter follow the position", () => {
  expect(rules(sightWith(viewWith(), askedFor("buy", cards("copper"))))).toContain("DOM-77");
  const react = sightWith(
    viewWith({ turn: 1, play: cards("militia") }),
    askedFor("react", [card("moat")]),
  );
  expect(rules(react)).toEqual(expect.arrayContaining(["DOM-110", "DOM-258"]));
  const bridge = sightWith(viewWith({ bridges: 1 }), askedFor("pawn-choose", [0, 1]));
  expect(rules(bridge)).toEqual(expect.arrayContaining(["DOM-161", "DOM-119"]));
  expect(rules(sightWith(viewWith(), null, { outcome: { scores: [], ranks: [] } }))).toContain(
    "DOM-131",
  );
});
