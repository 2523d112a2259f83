import { beforeAll, describe, expect, it } from "vitest";
import * as dominion from "../src/boards/dominion/nouns";
import * as iron_throne from "../src/boards/iron_throne/nouns";
import * as risk from "../src/boards/risk/nouns";
import * as thrones_lcg from "../src/boards/thrones_lcg/nouns";
import * as westeros_intrigue from "../src/boards/westeros_intrigue/nouns";
import { settings } from "../src/settings.svelte";
import { briefly, chapters, lately, since } from "../src/story";
import type { Told } from "../src/wire";
import { load, loadFrame, Words } from "../src/words.svelte";

const NAMES = ["Anna", "Bert", "Cleo"];
const NOUNS = { dominion, iron_throne, risk, thrones_lcg, westeros_intrigue };
/** Something for every argument a line may have. */
const ANY = {
  ...{ card: 2, character: 2, count: 2, gold: 2, house: 2, housecard: 2, icon: 1, left: 3, right: 4 },
  ...{ maester: 2, objective: 2, origin: 2, target: 3, territory: 2, to_seat: 2, coins: 3, attack: 4 },
  ...{ defence: 3, where: "held" },
};
let words: Words;
let intrigue: Words;
let throne: Words;

beforeAll(async () => {
  settings.language = "de";
  const games = ["dominion", "westeros_intrigue", "iron_throne"];
  await Promise.all([loadFrame("de"), ...games.map((game) => load(game, "de"))]);
  words = new Words("dominion", NAMES);
  intrigue = new Words("westeros_intrigue", NAMES);
  throne = new Words("iron_throne", NAMES);
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
});

describe("what a seat did, in a few letters", () => {
  const GOLD = 2;
  const bought = (entry: number, card = GOLD) => told(entry, "buys", 1, { card });
  const attack = told(5, "plays", 1, { card: MILITIA });

  it("is what its game says, what matters most first and alike things together", () => {
    expect(briefly([bought(4), attack, bought(6), bought(7, 1)], words, 99)).toEqual({
      text: "Miliz gespielt · Silber, 2 × Gold gekauft",
      more: 0,
    });
  });

  it("cuts nothing: what finds no room is counted", () => {
    expect(briefly([bought(4), attack, bought(7, 1)], words, 20)).toEqual({
      text: "Miliz gespielt",
      more: 2,
    });
    // Of many alike the newest.
    expect(briefly([bought(4), bought(7, 1)], words, 15)).toEqual({ text: "Silber gekauft", more: 1 });
    expect(briefly([bought(4), attack], words, 5)).toEqual({ text: "", more: 2 });
  });

  it("names whom it was done to, and people shortly", () => {
    expect(briefly([told(7, "takes-hand", 1, { to_seat: 2 })], throne, 99).text).toBe("Geisel von Cleo");
    const death = told(8, "dies", 1, { character: 0 });
    expect(briefly([death], throne, 99).text).toBe("Eddard Stark tot");
    expect(briefly([death], throne, 99, () => "Eddard").text).toBe("Eddard tot");
  });

  it("adds up what is counted", async () => {
    await load("risk", "de");
    const points = (count: number) => told(8, "steals", 1, { to_seat: 2, count });
    expect(briefly([points(2), points(3)], new Words("risk", NAMES), 99).text).toBe("5 Gold von Cleo");
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
    expect(keys([...LOG.slice(0, 6), told(6, "shuffles", 1)])).toEqual(["buys", "shuffles"]);
  });

  it("are of the running turn, and nothing where it has none yet", () => {
    const peace: Told = { entry: 4, key: "result-peace", args: {} };
    const before = [told(3, "turn", 1), told(3, "invites", 0), peace];
    expect(keys(before, throne)).toEqual(["result-peace"]);
    expect(keys([...before, told(5, "turn", 2)], throne)).toEqual([]);
    expect(keys([...before, told(5, "turn", 0)], throne)).toEqual([]);
    // What was bought a turn ago gives way to what happens now, be it little.
    expect(keys([...LOG, told(9, "shuffles", 2)])).toEqual(["shuffles"]);
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
    expect(briefly([above], intrigue, 99).text).toBe("Hodor gelegt");
    expect(briefly([told(5, "excluded", 1, { count: 2 })], intrigue, 99).text).toBe("ausgeschlossen");
  });

  it("are lands by their plain names, and an attack is where it goes", async () => {
    await load("risk", "de");
    const [target, origin] = ["the_arbor", "oldtown"].map((land) => risk.NOUN_NAMES.territory?.indexOf(land));
    const war = new Words("risk", NAMES);
    const invasion = told(5, "invades", 1, { target: target ?? -1, origin: origin ?? -1 });
    expect(briefly([invasion], war, 99).text).toBe("Der Arbor angegriffen");
    // What was won says that it was attacked.
    const won = told(6, "conquers", 1, { target: target ?? -1 });
    expect(briefly([invasion, won], war, 99)).toEqual({ text: "Der Arbor erobert", more: 0 });
  });

  it.each(Object.entries(NOUNS))("are never whole sentences: %s", async (game, { MATTERS }) => {
    await load(game, "de");
    const one = new Words(game, NAMES);
    for (const [key, { kind, arg, values }] of Object.entries(MATTERS)) {
      if (!["lay", "gain", "attack", "loss", "climax"].includes(kind)) continue;
      const lists = { cards: [2, 2], territories: [2, 2] };
      const args = { ...ANY, ...lists, ...(arg && { [arg]: values[0] ?? 0 }) };
      const line = told(5, key, 1, args);
      const whole = one.t(`event-${key}`, line.args);
      if (!whole.includes("Bert")) continue;
      const { text, more } = briefly([line], one, 99);
      expect(text, whole).not.toBe(whole);
      expect(text).not.toContain("Bert");
      expect(text).toMatch(/^[^+⚔−·!{}]{3,}$/);
      expect(more).toBe(0);
    }
  });
});
