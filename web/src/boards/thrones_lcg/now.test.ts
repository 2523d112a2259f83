import { expect, test } from "vitest";
import { sightOf } from "../shared/fixture";
import { acting, attacked, CATELYN, defenders, EDDARD, numberOf, player, ROBB, t, view } from "./fixture";
import { nowOf } from "./now";

const pup = numberOf("direwolf-pup");
const host = numberOf("war-host-of-the-north");

test("what a card could do is counted", () => {
  const sight = sightOf(view(), acting());
  expect(nowOf(sight, { card: numberOf("eddard-stark"), slot: EDDARD }, t)).toEqual({ able: true, says: "Possible now: 2 ways" });
});

test("who cannot take part says why, and nobody else", () => {
  const robb = { card: numberOf("robb-stark"), slot: ROBB };
  expect(nowOf(sightOf(attacked(), defenders()), robb, t)).toEqual({ able: false, says: "Kneeling: cannot take part." });
  const bare = attacked();
  const cards = bare.cards.map((one) => (one.slot === CATELYN ? { ...one, icons: 0 } : one));
  const asked = { ...defenders(), options: [defenders().options[0]!.slice(0, 1)] };
  const catelyn = { card: numberOf("catelyn-stark"), slot: CATELYN };
  expect(nowOf(sightOf({ ...bare, cards }, asked), catelyn, t)?.says).toBe("Without the icon for military.");
  expect(nowOf(sightOf(view()), robb, t)).toBeNull();
});

test("a card in the hand says when it can be marshalled, and what is missing", () => {
  const held = (more: object) =>
    sightOf(view({ players: [player({ hand: [host, pup], prices: [7, 1] }), player()], ...more }), acting());
  expect(nowOf(held({ phase: 4 }), { card: host, slot: -1 }, t)?.says).toBe("Only while you marshal.");
  expect(nowOf(held({ phase: 3 }), { card: host, slot: -1 }, t)?.says).toBe("Costs 7; you have 3 gold.");
  expect(nowOf(held({ phase: 3 }), { card: pup, slot: -1 }, t)?.able).toBe(true);
});
