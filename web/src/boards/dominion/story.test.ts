import { expect, test } from "vitest";
import type { Told } from "../../wire";
import { told } from "../shared/fixture";
import { card, cards, translator, viewWith } from "./fixture";
import { attackAfter, attackOnTable, victimsOf } from "./story";

const t = translator("de");
const MOAT = card("moat");
const words = (events: Told[], waiting: number[] = []) => {
  const attack = attackAfter(null, events);
  return attack && victimsOf(attack, 3, waiting, MOAT, t).map((one) => one.words);
};

test("an attack begins with its card and ends with the next thing the attacker does", () => {
  const plays = told("plays", { seat: 0, card: card("witch") });
  expect(attackAfter(null, [plays])).toMatchObject({ attacker: 0, card: card("witch") });
  for (const end of [
    told("treasures", { seat: 0, cards: [0], coins: 1 }),
    told("buys", { seat: 0, card: 0 }),
    told("turn", { seat: 1, count: 2 }),
    told("plays", { seat: 0, card: card("village") }),
  ])
    expect(attackAfter(null, [plays, end])).toBeNull();
});

test("what the victims did is said in a few words, in turn order", () => {
  expect(
    words([
      told("plays", { seat: 1, card: card("torturer") }),
      told("shows", { seat: 2, card: card("moat") }),
      told("draws", { seat: 1, count: 3 }),
      told("chose-torturer-1", { seat: 0 }),
      told("gains-hand", { seat: 0, card: card("curse") }),
    ]),
  ).toEqual(["zeigt Burggraben", "nimmt Fluch"]);
  expect(
    words([
      told("plays", { seat: 0, card: card("swindler") }),
      told("reveals", { seat: 1, cards: cards("copper") }),
      told("trashes", { seat: 1, cards: cards("copper") }),
      told("gains-discard", { seat: 1, card: card("curse") }),
    ]),
  ).toEqual(["entsorgt Kupfer, nimmt Fluch", ""]);
});

test("who shows a Moat is safe, who is asked is deciding", () => {
  const attack = attackAfter(null, [
    told("plays", { seat: 0, card: card("militia") }),
    told("shows", { seat: 1, card: MOAT }),
  ]);
  if (!attack) throw new Error("no attack");
  expect(victimsOf(attack, 3, [2], MOAT, t).map(({ safe, deciding }) => [safe, deciding])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test("whoever has just come sees the attack on the table", () => {
  const view = viewWith({ turn: 2, play: cards("village militia smithy") });
  expect(attackOnTable(view)).toMatchObject({ attacker: 2, card: card("militia") });
  expect(attackOnTable(viewWith())).toBeNull();
});
