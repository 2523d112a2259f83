import { expect, test } from "vitest";
import { HOUSES, PER_HOUSE, THRONES } from "./facts";
import { translator } from "./fixture";

test.each(["de", "en"] as const)("the game's own words are there (%s)", (language) => {
  const t = translator(language);
  for (let card = 0; card < HOUSES * PER_HOUSE; card++) expect(t(`card-${card}`)).not.toBe("");
  for (let house = 0; house < HOUSES; house++) expect(t(`house-${house}`)).not.toBe("");
  THRONES.forEach(({ points, swords }, throne) => {
    expect(t(`throne-${throne}`).match(/\d+/g)).toEqual([`${points}`, `${swords}`]);
  });
});
