import { expect, test } from "vitest";
import { askedFor, card, cards, pickFor, sightWith, translator, viewWith } from "./fixture";
import { warningOf } from "./warnings";

const t = translator("en");
const upgrade = (keys: string, bridges = 0) =>
  sightWith(viewWith({ bridges }), askedFor("upgrade-trash", cards(keys)));

test("trashing a Gold where nothing costs 7 is warned of", () => {
  const found = warningOf(upgrade("gold silver copper"), card("gold"), t);
  expect(found?.kind).toBe("upgrade");
  expect(found?.text).toContain("7");
  expect(found?.text).toContain("Gold");
});

test("what brings something, or is gladly given away, is not", () => {
  const sight = upgrade("gold silver copper");
  expect(warningOf(sight, card("silver"), t)).toBeNull();
  expect(warningOf(sight, card("copper"), t)).toBeNull();
});

test("prices are those of now, and an empty pile sells nothing", () => {
  // After a Bridge a Duchy costs 4 and what costs 5 are Harem and Nobles.
  expect(warningOf(upgrade("duchy", 1), card("duchy"), t)).toBeNull();
  const view = viewWith();
  const piles = view.piles.map((pile) => (pile.cost === 4 ? { ...pile, left: 0 } : pile));
  const sight = sightWith({ ...view, piles }, askedFor("upgrade-trash", cards("silver")));
  expect(warningOf(sight, card("silver"), t)?.kind).toBe("upgrade");
});

test("keeping much money in the hand is warned of, keeping little is not", () => {
  const holding = (keys: string) => pickFor("treasures", cards(keys), 0, 5);
  const found = (keys: string, answer: number[]) =>
    warningOf(sightWith(viewWith(), holding(keys)), answer, t);
  expect(found("copper silver", [])?.kind).toBe("money");
  expect(found("copper copper", [])).toBeNull();
  expect(found("copper silver", cards("copper"))).toBeNull();
});
