import { expect, test } from "vitest";
import { boxed, countsOf, curveOf, faultsOf, fromLink, linkOf, readDeck, sampleHand, sizeOf, withCopies, writeDeck } from "./decks";
import { numberOf, t } from "./fixture";

const stark = boxed("stark");

test("a deck of the box has no rules of building against its titles", () => {
  expect(sizeOf(stark, true)).toBe(7);
  expect(faultsOf(stark, t).filter(({ card }) => card !== null)).toEqual([]);
});

test("what is written can be read again", () => {
  const { deck, faults } = readDeck(writeDeck(stark, t), t);
  expect(faults).toEqual([]);
  expect(deck.house).toBe(stark.house);
  expect(new Map([...deck.copies].sort())).toEqual(new Map([...stark.copies].sort()));
  expect(fromLink(linkOf(stark))).toEqual(stark);
  expect(fromLink("nonsense")).toBeNull();
});

test("lines nobody understands are named", () => {
  const { deck, faults } = readDeck("House Stark\n3x Great Keep # three\n\n2 Greet Keep\n", t);
  expect(deck.copies).toEqual(new Map([[numberOf("great-keep"), 3]]));
  expect(faults.map(({ words }) => words)).toEqual(["Line 4: there is no card “2 Greet Keep”."]);
});

test("every fault is named", () => {
  const deck = withCopies(withCopies({ ...stark, house: 2 }, numberOf("great-keep"), 4), numberOf("building-season"), 0);
  const words = faultsOf(deck, t).map((fault) => fault.words);
  expect(words).toContainEqual(expect.stringContaining("7 plots"));
  expect(words).toContainEqual(expect.stringContaining("4 copies"));
  expect(faultsOf({ house: 0, copies: new Map() }, t).length).toBeGreaterThan(2);
});

test("curve, icons and a sample hand are counted from the deck", () => {
  const { types } = countsOf(stark);
  expect(curveOf(stark).reduce((sum, n) => sum + n, 0)).toBe(types.character + types.location + types.attachment);
  const hand = sampleHand(stark, () => 0.5);
  expect(hand).toHaveLength(7);
  for (const card of hand) expect(stark.copies.get(card)).toBeGreaterThan(0);
});
