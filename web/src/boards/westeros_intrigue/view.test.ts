import { expect, test } from "vitest";
import { askedFor, MOVES, translator, viewWith } from "./fixture";
import { place, rules } from "./index";
import { eitherHouse, shortName, titled } from "./names";
import { movesOf, piles } from "./view";
import { sightWith } from "./fixture";

test("the hand falls into piles by house, in the order the cards will be laid", () => {
  expect(piles([1, 2, 12, 33])).toEqual([
    { house: 0, cards: [1, 2] },
    { house: 1, cards: [12] },
    { house: 3, cards: [33] },
  ]);
});

test("moves are found by house and by cell", () => {
  const moves = movesOf(askedFor(MOVES, viewWith().hand));
  expect(moves.cellsOf(0)).toEqual([6, 10, 23]);
  expect(moves.housesOn(24)).toEqual([1]);
  expect(moves.has(1, 24)).toBe(true);
  expect(moves.has(3, 24)).toBe(false);
  expect(movesOf(undefined).all).toEqual([]);
});

test("names in words", () => {
  const t = translator("de");
  expect(titled(33, t)).toBe("Missandei, Haus Targaryen");
  expect([0, 29, 32].map((card) => shortName(card, t))).toEqual(["Eddard", "Drogo", "Grauer Wurm"]);
  expect(eitherHouse([0, 2], t)).toBe("Stark oder Baratheon");
  expect(eitherHouse([1], t)).toBe("Lennister");
  expect(place(sightWith().view, t)).toBe("Runde 2 von 4");
});

test("the rules that matter follow the position", () => {
  expect(rules(sightWith())).toContain("WI-31");
  expect(rules(sightWith({}, viewWith({ pyramid: [] })))).toContain("WI-23");
  expect(rules(sightWith({ outcome: { scores: [1], ranks: [1] } }))).toContain("WI-55");
});
