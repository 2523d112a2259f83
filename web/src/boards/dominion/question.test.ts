import { expect, test } from "vitest";
import german from "../../../../src/tafelrunde/games/dominion/locale/de.ftl?raw";
import { NONE } from "./cards";
import { askedFor, card, cards, pickFor } from "./fixture";
import {
  answerFrom,
  answerOf,
  askOf,
  behindCard,
  behindHeld,
  onlyAnswer,
  type Ask,
  type Zone,
} from "./question";

const ask = (...args: Parameters<typeof askedFor>): Ask => askOf(askedFor(...args)) as Ask;
const pick = (...args: Parameters<typeof pickFor>): Ask => askOf(pickFor(...args)) as Ask;

test("every prompt of the rules has its place on the board", () => {
  const prompts = [...german.matchAll(/^prompt-([\w-]+) =/gm)].map((found) => found[1] ?? "");
  const zones: Record<Zone, string[]> = {
    hand: [],
    supply: [],
    shown: [],
    gallery: [],
    buttons: [],
  };
  for (const prompt of prompts) zones[ask(prompt, [0]).zone].push(prompt);
  expect(zones.buttons.sort()).toEqual([
    "baron-decide",
    "chancellor-decide",
    "library-keep",
    "mining_village-decide",
    "minion-choose",
    "nobles-choose",
    "pawn-choose",
    "react",
    "spy-decide",
    "steward-choose",
    "torturer-choose",
  ]);
  expect(zones.shown.sort()).toEqual(["scout-order", "thief-take", "thief-trash"]);
  expect(zones.gallery.sort()).toEqual(["kingdom-name", "kingdom-veto", "wishing_well-name"]);
  expect(zones.supply.every((prompt) => /^buy$|-gain$/.test(prompt))).toBe(true);
  expect(zones.hand).toContain("bureaucrat-show");
  expect(Object.values(zones).flat()).toHaveLength(prompts.length);
});

test("copies of the hand are options of their own, kinds on offer once are not", () => {
  const discard = pick("militia-discard", cards("copper copper estate"), 2, 2);
  expect(behindHeld(discard, { card: 0, copy: 1 })).toBe(1);
  expect(behindHeld(discard, { card: 0, copy: 2 })).toBeNull();
  const pass = ask("masquerade-pass", cards("copper estate"));
  expect(behindHeld(pass, { card: 0, copy: 2 })).toBe(0);
  expect(behindHeld(ask("buy", cards("copper")), { card: 0, copy: 0 })).toBeNull();
});

test("passing is no pile", () => {
  const buy = ask("buy", [...cards("copper estate"), NONE]);
  expect(buy.none).toBe(2);
  expect(behindCard(buy, "supply", card("estate"))).toBe(1);
  expect(behindCard(buy, "supply", card("gold"))).toBeNull();
  expect(behindCard(buy, "supply", NONE)).toBeNull();
});

test("a single pick is answered as a list, a choice as a number", () => {
  expect(answerOf(pick("upgrade-trash", cards("estate copper"), 1, 1), 1)).toEqual([0]);
  expect(answerOf(ask("masquerade-pass", cards("estate copper")), 1)).toBe(0);
});

test("the number of taken cards decides whether it can be confirmed", () => {
  const chapel = pick("chapel-trash", cards("copper copper estate"), 0, 2);
  expect(answerFrom(chapel, [])).toEqual([]);
  expect(answerFrom(chapel, [2, 0])).toEqual([3, 0]);
  expect(answerFrom(pick("militia-discard", cards("copper copper"), 2, 2), [0])).toBeNull();
});

test("only questions without a choice have an only answer", () => {
  expect(onlyAnswer(askedFor("action", [NONE]))).toBe(NONE);
  expect(onlyAnswer(askedFor("action", [card("pawn"), NONE]))).toBeNull();
  expect(onlyAnswer(askedFor("react", [NONE]))).toBe(NONE);
  expect(onlyAnswer(askedFor("library-keep", [0]))).toBe(0);
  expect(onlyAnswer(pickFor("treasures", [], 0, 0))).toEqual([]);
  expect(onlyAnswer(pickFor("treasures", [0], 0, 1))).toBeNull();
  expect(onlyAnswer(askedFor("buy", [NONE]))).toBeNull();
  expect(onlyAnswer(askedFor("baron-decide", [0], { kind: "YesNo" }))).toBeNull();
});
