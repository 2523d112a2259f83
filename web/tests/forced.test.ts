import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offered, placeOf, question, sightOf, Spy, tableOf } from "../src/boards/shared/fixture";
import { ALONE, THOUGHT } from "../src/forced.svelte";
import Fallback from "../src/frame/Fallback.svelte";
import Play from "../src/pages/Play.svelte";
import { voice } from "../src/say.svelte";
import { settings } from "../src/settings.svelte";
import type { Asked, Sight } from "../src/sight";
import type { FromBrowser, Place, TableInfo } from "../src/wire";
import { load } from "../src/words.svelte";

const GAME = "dominion";
const NONE = 63;

const place = (seat: number, level: string | null): Place =>
  placeOf(seat, `Seat ${seat}`, { kind: level === null ? "human" : "computer", level });

const table = (...levels: (string | null)[]): TableInfo =>
  tableOf({ game: GAME, places: levels.map((level, seat) => place(seat, level)) });

const react = (id: number, ...options: number[]): Asked =>
  question({
    id,
    prompt: "react",
    options: [options.map((option) => offered(option, "none-react"))],
  });

const sight = (asked: Asked): Sight => sightOf({}, asked);

/** Holding nothing to react with leaves one option. */
const forced = (asked: Asked): number | null =>
  asked.options[0]?.length === 1 ? (asked.options[0][0]?.option ?? null) : null;

let mounted: Record<string, unknown> | undefined;

function play(info: TableInfo, seen: Sight): Spy {
  const link = new Spy("t");
  link.state = "open";
  link.table = info;
  link.sight = seen;
  const board = { default: Fallback, place: () => "", forced };
  mounted = mount(Play, { target: document.body, props: { table: info, link, board } });
  flushSync();
  return link;
}

function later(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

const given = (question: number): FromBrowser => ({ type: "answer", question, answer: NONE });
const choices = (): number => document.querySelectorAll(".choice").length;

beforeEach(async () => {
  await load(GAME, settings.language);
  vi.useFakeTimers();
});

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  settings.ask = false;
  voice.spoken = [];
  document.body.replaceChildren();
});

test("without anything to decide nobody is bothered", () => {
  const link = play(table(null, "easy"), sight(react(1, NONE)));
  expect(choices()).toBe(0);
  expect(voice.spoken).toHaveLength(0);
  later(ALONE);
  expect(link.said).toEqual([given(1)]);
});

test.each([0, 0.5, 0.999])("among people it takes as long as a thought: %s", (random) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const [short, long] = THOUGHT;
  const link = play(table(null, "easy", null), sight(react(2, NONE)));
  later(short - 1);
  expect(link.said).toEqual([]);
  later(long - short + 1);
  expect(link.said).toEqual([given(2)]);
});

test("real choices, and all for whoever wishes it, wait for the person", () => {
  const link = play(table(null, "easy"), sight(react(3, 34, NONE)));
  expect(choices()).toBe(2);
  settings.ask = true;
  link.sight = sight(react(4, NONE));
  flushSync();
  expect(choices()).toBe(1);
  later(10_000);
  expect(link.said).toEqual([]);
});

test("the computer in one's place answers for itself", () => {
  const link = play(table("medium", "easy"), sight(react(5, NONE)));
  later(10_000);
  expect(link.said).toEqual([]);
});

test("whoever went back to such a question is waited for", () => {
  const link = play(table(null, "easy"), sight(react(6, 34, NONE)));
  link.events = [{ entry: 9, key: "undo", args: { seat: 0 } }];
  link.sight = sight(react(7, NONE));
  flushSync();
  later(10_000);
  expect(link.said).toEqual([]);
  expect(choices()).toBe(1);
});

test("an answer that did not count is not repeated", () => {
  const link = play(table(null, "easy"), sight(react(8, NONE)));
  later(ALONE);
  link.given = null;
  flushSync();
  later(10_000);
  expect(link.said).toEqual([given(8)]);
  expect(choices()).toBe(1);
});
