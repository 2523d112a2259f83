import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "../src/settings.svelte";
import { chapters, lately, short, since } from "../src/story";
import type { Told } from "../src/wire";
import { load, loadFrame, Words } from "../src/words.svelte";

const NAMES = ["Anna", "Bert", "Cleo"];
let words: Words;
let intrigue: Words;

beforeAll(async () => {
  settings.language = "de";
  await Promise.all([loadFrame("de"), load("dominion", "de"), load("westeros_intrigue", "de")]);
  words = new Words("dominion", NAMES);
  intrigue = new Words("westeros_intrigue", NAMES);
});

const told = (entry: number, key: string, seat: number, args: Told["args"] = {}): Told => ({
  entry,
  key,
  args: { seat, ...args },
});
const NOBODY = new Set<number>();
const MILITIA = 42;
const LOG = [
  told(3, "turn", 0, { count: 1 }),
  told(3, "buys", 0, { card: 1 }),
  told(4, "turn", 1, { count: 1 }),
  told(5, "plays", 1, { card: MILITIA }),
  told(5, "discards", 0, { count: 2, card: 0 }),
  told(6, "buys", 1, { card: 2 }),
  told(7, "turn", 2, { count: 1 }),
  told(8, "draws", 2, { count: 5 }),
  told(8, "turn", 0, { count: 2 }),
];

describe("the log by turns", () => {
  it("begins a chapter with every turn", () => {
    const found = chapters(LOG, words);
    expect(found.map((one) => [one.head?.args.seat, one.lines.length])).toEqual([
      [0, 1],
      [1, 3],
      [2, 1],
      [0, 0],
    ]);
    expect(new Set(found.map((one) => one.id)).size).toBe(4);
  });

  it("keeps what came before the first turn", () => {
    const found = chapters([told(2, "kingdom", 0), ...LOG], words);
    expect(found[0]?.head).toBeNull();
    expect(found).toHaveLength(5);
  });
});

describe("since your last turn", () => {
  it("tells what others gained and whom they attacked, seat by seat", () => {
    const found = since(LOG, 0, words, NOBODY);
    expect(found.map((one) => [one.seat, one.lines.map((line) => line.key)])).toEqual([
      [1, ["plays", "buys"]],
    ]);
  });

  it("leaves out what was taken back", () => {
    expect(since(LOG, 0, words, new Set([6]))[0]?.lines.map((one) => one.key)).toEqual(["plays"]);
  });

  it("goes back to the own last line where turns are not told", () => {
    const log = [
      told(3, "laid-left", 1, { card: 1 }),
      told(4, "laid-left", 0, { card: 2 }),
      told(5, "excluded", 2, { count: 3 }),
    ];
    expect(since(log, 0, intrigue, NOBODY)).toEqual([{ seat: 2, lines: [log[2]] }]);
    expect(since(log, 2, intrigue, NOBODY)).toEqual([]);
  });

  it("says it in a few letters", () => {
    expect(short(told(6, "buys", 1, { card: 2 }), words)).toBe("+ Gold");
    expect(short(told(6, "plays", 1, { card: MILITIA }), words)).toBe("⚔ Miliz");
  });
});

describe("the newest lines", () => {
  const keys = (log: readonly Told[], of = words, gone = NOBODY) =>
    lately(log, 0, of, gone).map((line) => line.key);

  it("are what others did that matters, not the turn that begins", () => {
    expect(keys(LOG)).toEqual(["buys"]);
    expect(keys(LOG.slice(0, 5))).toEqual(["plays"]);
  });

  it("keep what matters before a detail", () => {
    expect(keys([...LOG, told(9, "shuffles", 2)])).toEqual(["buys", "shuffles"]);
  });

  it("are one's own where nobody else did anything, and none that was taken back", () => {
    expect(keys(LOG.slice(0, 2))).toEqual(["buys"]);
    expect(keys(LOG, words, new Set([6]))).toEqual(["plays"]);
    expect(keys([])).toEqual([]);
  });

  it("are cards where a turn is one card", () => {
    const log = [told(2, "laid-middle", 0, { card: 3 }), told(3, "laid-left", 1, { card: 8 })];
    expect(keys(log, intrigue)).toEqual(["laid-left"]);
    expect(since(log, 0, intrigue, NOBODY).map((one) => one.seat)).toEqual([1]);
    const above = told(4, "laid-above", 1, { card: 8, left: 3, right: 4 });
    expect(short(above, intrigue)).toBe("· Hodor");
  });
});
