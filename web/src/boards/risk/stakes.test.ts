import { describe, expect, it } from "vitest";
import { name, translator } from "../shared/fixture";
import { HARRENHAL, KINGS_LANDING, position } from "./fixture";
import { stakesOf, stakesSaid } from "./stakes";
import { membersOf } from "./view";

const [DORNE, SUNSPEAR, MOUNTAINS] = [8, 47, 44];
const keys = (...given: Parameters<typeof stakesOf>): string[] =>
  stakesOf(...given).map(({ key }) => key);

describe("what is at stake", () => {
  it("names castle and port, and the card of the first conquest", () => {
    const view = position({ [KINGS_LANDING]: [1, 3], [HARRENHAL]: [1, 1] });
    expect(keys(view, 0, KINGS_LANDING)).toEqual(["castle", "port", "card"]);
    expect(keys({ ...view, conquered: [3] }, 0, KINGS_LANDING)).toEqual(["castle", "port"]);
  });

  it("tells a region that becomes whole from one that is broken", () => {
    const mine = Object.fromEntries(membersOf(DORNE).map((land) => [land, [0, 2] as const]));
    expect(keys(position({ ...mine, [MOUNTAINS]: [1, 1] }), 0, MOUNTAINS)).toContain("whole");
    const whole = position();
    expect(keys(whole, 0, SUNSPEAR)).toContain("breaks");
    expect(keys(position(mine), 1, SUNSPEAR)).toContain("breaks");
  });

  it("tells when a house loses its last land or its seat of power", () => {
    const view = position({ [SUNSPEAR]: [1, 1] }, { houses: [0, 4, 2], claimed: true });
    expect(keys(view, 0, SUNSPEAR)).toEqual(expect.arrayContaining(["last", "seat"]));
    expect(keys(view, 1, SUNSPEAR)).toContain("home");
  });

  it.each(["de", "en"] as const)("has words for all of it (%s)", (language) => {
    const t = translator("risk", language);
    const view = position({ [SUNSPEAR]: [1, 1] }, { houses: [0, 4, 2], claimed: true });
    expect(stakesSaid(view, 0, SUNSPEAR, t, name)).toContain("Gast");
    const mine = Object.fromEntries(membersOf(DORNE).map((land) => [land, [0, 2] as const]));
    const whole = stakesSaid(position({ ...mine, [MOUNTAINS]: [1, 1] }), 0, MOUNTAINS, t, name);
    expect(whole).toMatch(/Dorne.*1/);
    expect(stakesSaid(position(mine, { claimed: true }), 1, SUNSPEAR, t, name)).toContain("Dorne");
  });
});
