import { expect, test } from "vitest";
import { encounter, JORAH, TYWIN } from "./fixture";
import { journeysOf } from "./motion";

const told = (key: string, args: Record<string, number | string>) => ({ entry: 0, key, args });

test("power, influence and hostages travel from where they were to where they are", () => {
  const events = [
    told("lays", { seat: 0 }),
    told("strengthened", { seat: 3, character: JORAH, count: 1 }),
    told("weakened", { character: TYWIN, count: 3 }),
    told("receives", { seat: 0, to_seat: 1, count: 2 }),
    told("spreads", { seat: 0, house: 1, count: 3 }),
    told("takes-deck", { seat: 0, to_seat: 2, house: 2, where: "held" }),
    told("takes-house", { seat: 0, house: 2 }),
  ];
  expect(journeysOf(events, encounter())).toEqual([
    { what: "power", from: '[data-person="15"]', to: '[data-person="18"]' },
    { what: "power", from: '[data-person="6"]', to: '[data-person="7"]' },
    { what: "power", from: '[data-person="7"]', to: '[data-person="1"]' },
    { what: "influence", from: '[data-house-of="0"]', to: '[data-house-of="1"]' },
    { what: "hostage", from: '[data-house-of="2"]', to: '[data-house-of="0"]' },
  ]);
});
