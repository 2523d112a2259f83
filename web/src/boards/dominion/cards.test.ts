import { expect, test } from "vitest";
import printed from "../../../../src/tafelrunde/games/dominion/cards.py?raw";
import sets from "../../../../src/tafelrunde/games/dominion/kingdoms.py?raw";
import { CREDITS } from "./credits";
import {
  CARDS,
  COPPER,
  CURSE,
  DUCHY,
  ESTATE,
  GOLD,
  grouped,
  moneyOf,
  pointsIn,
  PROVINCE,
  scoreOf,
  SILVER,
  sorted,
} from "./cards";
import { PICTURES } from "./cards/icons";
import { card, cards } from "./fixture";
import { listed, picked, setOf, SETS } from "./kingdoms";
import { byCost, heldOf } from "./view";

const icons = import.meta.glob("./cards/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

test("the cards are those of the rules: key, types, cost, coins and points", () => {
  const lines = [...printed.matchAll(/^ {4}Card\("(\w+)", ([A-Z_ |]+), (\d+)(.*)\),$/gm)];
  const found = lines.map(([, key, types = "", cost, rest = ""]) => ({
    key,
    types: types.split(" | ").map((type) => type.replace("_TYPE", "").toLowerCase()),
    cost: Number(cost),
    coins: Number(rest.match(/coins=(-?\d+)/)?.[1] ?? 0),
    points: Number(rest.match(/points=(-?\d+)/)?.[1] ?? 0),
  }));
  expect(CARDS).toHaveLength(57);
  expect(CARDS).toEqual(found);
});

test("the basic cards keep their numbers", () => {
  expect([COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE]).toEqual(
    cards("copper silver gold estate duchy province curse"),
  );
});

test("the named sets are those of the rules", () => {
  const text = sets.slice(sets.indexOf("SETS = {"), sets.indexOf("\n}\n"));
  const found = [...text.matchAll(/"(\w+)": ((?:"[^"]+"\s*)+)/g)].map(([, name, keys = ""]) => [
    name,
    byCost(cards(keys.replace(/["\n]/g, "").replace(/\s+/g, " "))),
  ]);
  expect(found).toHaveLength(11);
  expect(SETS).toEqual(Object.fromEntries(found));
  for (const set of Object.values(SETS)) expect(set).toHaveLength(10);
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
  expect(PICTURES).toHaveLength(CARDS.length);
  expect(new Set(PICTURES.map((picture) => picture.body)).size).toBe(CARDS.length);
  const used = Object.values(icons).flatMap((text) =>
    [...text.matchAll(/icon:game-icons\/([\w-]+)/g)].map((found) => found[1]),
  );
  expect([...new Set(used)].sort()).toEqual(CREDITS.map((credit) => credit.icon).sort());
  expect(CREDITS.every((credit) => credit.author && credit.licence === "CC BY 3.0")).toBe(true);
});
