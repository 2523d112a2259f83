import { expect, test } from "vitest";
import { CREDITS } from "./credits";
import { grouped, keyOf, moneyOf, pointsIn, scoreOf, sorted } from "./cards";
import { PICTURES } from "./cards/icons";
import { PRINTED } from "./facts";
import { card, cards } from "./fixture";
import { listed, picked, setOf, SETS } from "./kingdoms";
import { NOUN_NAMES } from "./nouns";
import { byCost, heldOf } from "./view";

const icons = import.meta.glob("./cards/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

test("every card of the word lists is printed", () => {
  expect(PRINTED).toHaveLength(NOUN_NAMES.card?.length ?? 0);
  expect(PRINTED[card("harem")]).toEqual({
    cost: 6,
    types: ["treasure", "victory"],
    coins: 2,
    points: 2,
  });
  expect(keyOf(card("harem"))).toBe("harem");
});

test("a kingdom is recognised, and ten cards become a value and back", () => {
  expect(setOf([...(SETS.underlings ?? [])].reverse())).toBe("underlings");
  expect(setOf(cards("pawn"))).toBeNull();
  const value = listed(SETS.first_game ?? []);
  expect(value).toBe("cellar+moat+village+woodcutter+workshop+militia+remodel+smithy+market+mine");
  expect(byCost(picked(value) ?? [])).toEqual(SETS.first_game);
  expect(picked("random")).toBeNull();
});

test("points of a deck, with Dukes and Gardens", () => {
  const deck = [...cards("duchy duchy duchy duchy duke duke duke"), ...cards("gardens curse")];
  expect(pointsIn(deck, card("duke"))).toBe(4);
  expect(pointsIn(deck, card("gardens"))).toBe(0);
  expect(scoreOf(deck)).toBe(23);
  expect(scoreOf([...deck, ...cards("copper")])).toBe(24);
});

test("money with a Coppersmith", () => {
  expect(moneyOf(cards("copper copper silver harem"), 0)).toBe(6);
  expect(moneyOf(cards("copper copper silver harem"), 2)).toBe(10);
});

test("a hand is held by kind, copies told apart", () => {
  expect(sorted(cards("curse copper estate pawn gold nobles"))).toEqual(
    cards("nobles pawn gold copper estate curse"),
  );
  expect(heldOf(cards("copper estate copper"))).toEqual([
    { card: 0, copy: 0 },
    { card: 0, copy: 1 },
    { card: 3, copy: 0 },
  ]);
  expect(grouped(cards("copper estate copper"))).toEqual([
    { card: 0, count: 2 },
    { card: 3, count: 1 },
  ]);
});

test("every card has a picture of its own, and every picture is credited", () => {
  expect(PICTURES).toHaveLength(PRINTED.length);
  expect(new Set(PICTURES.map((picture) => picture.body)).size).toBe(PRINTED.length);
  const used = Object.values(icons).flatMap((text) =>
    [...text.matchAll(/icon:game-icons\/([\w-]+)/g)].map((found) => found[1]),
  );
  expect([...new Set(used)].sort()).toEqual(CREDITS.map((credit) => credit.icon).sort());
  expect(CREDITS.every((credit) => credit.author && credit.licence === "CC BY 3.0")).toBe(true);
});
