import { describe, expect, it } from "vitest";
import { told } from "../shared/fixture";
import { episodesOf, fightOf, pairsOf } from "./fights";
import { HARRENHAL, KINGS_LANDING, position, WINTERFELL, WOLFSWOOD } from "./fixture";
import { attained } from "./goals";
import { isQuiet, newsFor, stepsOf, turnOf } from "./turns";

const fought = (lost: number, fallen: number, more: object = {}) =>
  told("battle", {
    seat: 0,
    holder: 1,
    origin: HARRENHAL,
    target: KINGS_LANDING,
    attack: [6, 4, 1],
    defence: [5, 4],
    lost,
    fallen,
    ahead: 0,
    attack_dice: [],
    defence_dice: [],
    ...more,
  });

describe("battles", () => {
  it("are read in pairs, highest first", () => {
    const pairs = pairsOf(fightOf(fought(1, 1))!);
    expect(pairs.map(({ wins }) => wins)).toEqual([true, false, null]);
    expect(pairs[2]).toMatchObject({ attack: 1, defence: null });
    const lifted = pairsOf(fightOf(fought(0, 2, { ahead: 1, attack_dice: [8, 6, 6] }))!);
    expect(lifted.map(({ wins }) => wins)).toEqual([true, true, null]);
    expect(lifted[0]).toMatchObject({ attackSides: 8, defenceSides: 6 });
  });

  it("are told again with the map of their moment", () => {
    const view = position({ [HARRENHAL]: [0, 2], [KINGS_LANDING]: [0, 3] });
    const events = [
      fought(1, 1),
      fought(0, 2),
      told("conquers", { seat: 0, target: KINGS_LANDING, loser: 1 }),
      told("moves-in", { seat: 0, target: KINGS_LANDING, count: 3 }),
    ];
    const [first, second] = episodesOf(view, events);
    expect(first?.before.units.get(HARRENHAL)).toBe(6);
    expect(first?.before.units.get(KINGS_LANDING)).toBe(3);
    expect(first?.before.owner.get(KINGS_LANDING)).toBe(1);
    expect(second?.before.units.get(HARRENHAL)).toBe(5);
    expect(second?.before.units.get(KINGS_LANDING)).toBe(2);
    expect([first?.conquered, second?.conquered]).toEqual([false, true]);
  });
});

describe("a turn", () => {
  it("has the steps of its modules", () => {
    expect(stepsOf(position())).toEqual(["reinforce", "invade", "maneuver", "draw"]);
    const modules = ["gold", "characters", "special_units", "objectives", "maester"];
    expect(stepsOf(position({}, { modules }))).toHaveLength(7);
  });

  it("sums up what it brought", () => {
    const log = [
      told("income", { seat: 1, units: 9 }),
      told("turn", { seat: 0 }),
      told("income-gold", { seat: 0, units: 4, gold: 500 }),
      told("traded", { seat: 0, count: 7, territories: [] }),
    ];
    expect(turnOf(log)).toEqual({ units: 11, gold: 500, bought: 0, cards: 0 });
  });

  it("begins with what others did since the last one", () => {
    const log = [
      told("turn", { seat: 0 }),
      told("conquers", { seat: 0, target: 3, loser: 1 }),
      told("turn", { seat: 1 }),
      told("conquers", { seat: 1, target: WINTERFELL, loser: 0 }),
      told("conquers", { seat: 1, target: WOLFSWOOD, loser: 2 }),
      told("turn", { seat: 2 }),
      told("eliminated", { seat: 1 }),
    ];
    expect(newsFor(log, 0)).toBeNull();
    const news = newsFor([...log, told("turn", { seat: 0 })], 0)!;
    expect(news.lost).toEqual([{ territory: WINTERFELL, to: 1 }]);
    expect([...news.taken]).toEqual([[1, 1]]);
    expect(news.out).toEqual([1]);
    expect(isQuiet(news)).toBe(false);
    expect(newsFor([told("turn", { seat: 0 })], 0)).toBeNull();
  });
});

describe("objectives", () => {
  const castles = position({ [WINTERFELL]: [0, 1], [WOLFSWOOD]: [0, 1] });

  it("tell how far they have come", () => {
    expect(attained(castles, 0, 0)).toMatchObject({ parts: [[1, 5]], done: false, words: "1/5" });
    expect(attained(castles, 0, 4).parts).toEqual([[1, 3]]);
    expect(attained(castles, 0, 8).words).toBe("1/4, 1/2");
    expect(attained(castles, 2, 29).done).toBe(true);
  });

  it("count conquests of the own turn only", () => {
    const view = position({}, { conquered: [1, 2, 3], turn: 1 });
    expect(attained(view, 1, 20)).toMatchObject({ parts: [[3, 3]], done: true, words: "✓" });
    expect(attained(view, 0, 20).parts).toEqual([[0, 3]]);
  });
});
