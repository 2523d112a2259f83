import { describe, expect, it } from "vitest";
import { HARRENHAL, KINGS_LANDING, position } from "./fixture";
import { battle, outlook, PLAIN, prospect } from "./odds";

const rounded = (numbers: readonly number[]): number[] =>
  numbers.map((one) => Math.round(one * 1e6) / 1e6);

describe("odds", () => {
  it("of one battle are those of the dice", () => {
    // 3 against 2: 2890, 2611 and 2275 of 7776 rolls.
    expect(rounded(battle(3, 2))).toEqual([0.371656, 0.335777, 0.292567].map((n) => n));
    expect(rounded(battle(1, 1))).toEqual([0.416667, 0.583333]);
  });

  it("of an invasion are the server's to six digits", () => {
    expect(rounded([outlook(3, 2).win])).toEqual([0.655954]);
    const walls = { ...PLAIN, defenceD8: 2 };
    expect(rounded([outlook(3, 2, walls).win])).toEqual([0.439846]);
  });

  it("know special units and what lasts for an invasion", () => {
    const land = { [HARRENHAL]: [0, 4], [KINGS_LANDING]: [1, 2] } as const;
    const none = Array<number>(82).fill(0);
    const at = (territory: number): number[] => none.map((_, n) => (n === territory ? 1 : 0));
    const plain = prospect(position(land), HARRENHAL, KINGS_LANDING).win;
    expect(rounded([plain])).toEqual([0.655954]);
    const knight = position(land, { markers: [at(HARRENHAL), none, none] });
    expect(prospect(knight, HARRENHAL, KINGS_LANDING).win).toBeGreaterThan(plain);
    const fort = position(land, { markers: [none, none, at(KINGS_LANDING)] });
    expect(rounded([prospect(fort, HARRENHAL, KINGS_LANDING).win])).toEqual([0.439846]);
    const robb = position(land, {
      forces: [
        [0, 0, 1, 0, 0],
        [0, 0, 0, 0, 0],
      ],
    });
    expect(prospect(robb, HARRENHAL, KINGS_LANDING, true).win).toBeGreaterThan(plain);
    expect(prospect(robb, HARRENHAL, KINGS_LANDING, false).win).toBe(plain);
  });

  it("say how many are left", () => {
    expect(outlook(5, 0)).toEqual({ win: 1, attackers: 5, defenders: 0 });
    expect(outlook(0, 3)).toEqual({ win: 0, attackers: 0, defenders: 3 });
    const { attackers, defenders } = outlook(10, 1);
    expect(attackers).toBeGreaterThan(9);
    expect(defenders).toBeLessThan(0.001);
  });
});
