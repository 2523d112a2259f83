import { expect, test } from "vitest";
import ledger from "../../../../docs/rules/dominion.md?raw";
import board from "./locale/de.ftl?raw";
import { KINGDOM, keyOf } from "./cards";
import { FIRST_RULES, PRINTED } from "./facts";
import { askedFor, card, cards, sightWith, translator, viewWith } from "./fixture";
import { rules } from "./index";
import { rulesOfCard } from "./rules";

test("no word of the board takes a card's number where a count is meant", () => {
  const taking = board.split(/^(?=[a-z])/m).filter((text) => /\$cards?\b/.test(text));
  expect(taking.filter((text) => !text.startsWith("dm-hit-"))).toEqual([]);
});

test.each(["de", "en"] as const)("every card has name, text and gist (%s)", (language) => {
  const t = translator(language);
  PRINTED.forEach(({ types }, number) => {
    expect(t(`card-${keyOf(number)}`)).not.toBe("");
    expect(t(`cardtext-${keyOf(number)}`)).not.toBe("");
    for (const type of types) expect(t(`type-${type}`)).not.toBe("");
  });
  for (const number of KINGDOM) expect(t(`dm-gist-${keyOf(number)}`).length).toBeLessThan(46);
});

test("the rules of a card are those of the ledger", () => {
  const t = translator("de");
  for (const [, number, name] of ledger.matchAll(/^\*\*DOM-(\d+)\*\* \(Karte: ([^,]+),/gm)) {
    const found = PRINTED.findIndex((_, card) => t(`card-${keyOf(card)}`) === name);
    expect(rulesOfCard(found), `${name}`).toContain(`DOM-${number}`);
  }
  expect(FIRST_RULES).toHaveLength(PRINTED.length + 1);
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
