/** Every game opens its hands after the end, by name; a spectator's view holds none. */
import { expect, test } from "vitest";
import * as dominion from "../src/boards/dominion";
import { viewWith } from "../src/boards/dominion/fixture";
import * as throne from "../src/boards/iron_throne";
import { encounter } from "../src/boards/iron_throne/fixture";
import * as risk from "../src/boards/risk";
import * as lcg from "../src/boards/thrones_lcg";
import * as lcgFixture from "../src/boards/thrones_lcg/fixture";
import * as westeros from "../src/boards/westeros_intrigue";
import { translator } from "../src/boards/shared/fixture";
import type { BoardModule } from "../src/boards/contract";

const WESTEROS = { hand: [8, 8, 0] };
const DOMINION = viewWith({ hand: [0, 1] });
const RISK = { you: 1, hands: [[3], [5, 26]], maesters: [[], [6]], objectives: [[], [0]] };
const LCG = {
  you: 1,
  players: [lcgFixture.player({ hand: [-1, -1] }), lcgFixture.player({ hand: [4, 7] })],
};

test.each<[string, BoardModule["hand"], unknown, readonly string[]]>([
  ["westeros_intrigue", westeros.hand, WESTEROS, ["Hodor", "Hodor", "Eddard Stark"]],
  ["dominion", dominion.hand, DOMINION, ["Copper", "Silver"]],
  ["risk", risk.hand, RISK, ["Winterfell", "Golden Tooth", "Bribery"]],
  ["iron_throne", throne.hand, encounter(), ["Peace", "War 4", "War 8", "War 12"]],
  ["thrones_lcg", lcg.hand, LCG, ["Eddard Stark", "Robb Stark"]],
])("%s", (game, hand, view, names) => {
  const said = hand?.(view as never, translator(game, "en"));
  expect(said?.slice(0, names.length)).toEqual(names);
});

test.each([
  ["risk", risk.hand, { ...RISK, you: null }],
  ["iron_throne", throne.hand, encounter({ you: null })],
  ["thrones_lcg", lcg.hand, { ...LCG, you: null }],
])("nobody's hand is nothing (%s)", (game, hand, view) => {
  expect(hand?.(view as never, translator(game, "en"))).toEqual([]);
});
