import { expect, test } from "vitest";
import { translator } from "../shared/fixture";
import { ABILITY_TIMINGS, CARD_TIMINGS, PROMISES } from "./facts";
import { EXPLAINED } from "./guide.svelte";
import { NOUN_NAMES } from "./nouns";
import { PHASES } from "./phases";

test.each(["de", "en"] as const)("there are words for everything that is numbered (%s)", (language) => {
  const t = translator("iron_throne", language);
  const keys = [
    ...(NOUN_NAMES.character ?? []).flatMap((key) => [
      `it-short-${key}`,
      `abilitytext-${key}`,
      `cardtext-${key}`,
    ]),
    ...PHASES.flatMap((phase) => [`it-phase-${phase}`, `it-see-${phase}`, `it-lead-see-${phase}`]),
    ...EXPLAINED.map((prompt) => `it-lead-${prompt}`),
    ...[...ABILITY_TIMINGS, ...CARD_TIMINGS].map((timing) => `timing-${timing}`),
    ...PROMISES.flatMap((promise) => [
      `promise-${promise}`,
      `it-say-promise-${promise}`,
      ...(promise === "war" ? [] : [`it-say-request-${promise}`]),
    ]),
    ...["threat", "thanks", "reproach", "claim-peace"].map((word) => `it-say-${word}`),
    ...["influence", "extinction", "turns"].map((end) => `it-end-by-${end}`),
    ...[0, 1, 2].map((special) => `it-special-${special}`),
    ...[0, 1, 2, 3, 4].map((house) => `it-house-text-${house}`),
  ];
  const args = { names: "Mira", count: 1 };
  for (const key of keys) expect(t(key, args), key).not.toBe("");
});
