import { expect, test } from "vitest";
import { told, translator } from "../shared/fixture";
import { laying, supporting } from "./consequences";
import { askOf } from "./asking";
import {
  ARYA,
  EDDARD,
  encounter,
  GREYWORM,
  JAIME,
  lay,
  LORAS,
  PEACE,
  player,
  ROBB,
  TYRION,
  TYWIN,
  STANNIS,
  war,
  WAR_12,
  WAR_4,
} from "./fixture";
import { bonusesOf, phaseOf } from "./phases";
import { sumsAfter, verdict } from "./sums";
import { cardOf, partyOf, penaltyOf } from "./view";

const t = translator("iron_throne", "de");
const waiting = (prompt: string) => [{ seat: 0, prompt, source: -1 }];

test("the phases of a turn are read off the table", () => {
  const started = [player(0), player(1), player(2), player(3)];
  expect(phaseOf(encounter({ turn: 0 }), [])).toBeNull();
  expect(phaseOf(encounter({ defender: -1 }), [])).toBe("hostages");
  expect(phaseOf(encounter({ players: started }), waiting("send"))).toBe("preparation");
  expect(phaseOf(encounter(), waiting("offer"))).toBe("support");
  expect(phaseOf(encounter({ timing: "offer_accepted" }), waiting("ability"))).toBe("support");
  expect(phaseOf(encounter({ timing: "encounter_start" }), waiting("card"))).toBe("encounter");
  expect(phaseOf(encounter(), waiting("lay"))).toBe("encounter");
  expect(phaseOf(war(), waiting("card"))).toBe("encounter");
  expect(phaseOf(war({ won: 0, lost: [false, true] }), [])).toBe("resolution");
});

test("additions keep the name of what added them; the rest has none", () => {
  const log = [
    told("turn", { seat: 0, number: 8 }),
    told("adds", { seat: 0, count: 9 }),
    told("turn", { seat: 0, number: 9 }),
    told("uses-ability", { seat: 1, ability: TYWIN }),
    told("adds", { seat: 1, count: 2 }),
  ];
  expect(bonusesOf(war({ bonus: [3, 2] }), log, "de")).toEqual([
    { side: 0, count: 3, character: null, name: "" },
    { side: 1, count: 2, character: TYWIN, name: "" },
  ]);
});

test("what an effect would make of the sums", () => {
  const view = war();
  expect(sumsAfter(view, 0, "card", ROBB)).toEqual([21, 21]);
  expect(sumsAfter(view, 3, "card", ROBB)).toEqual([19, 21]); // Not the active player.
  expect(sumsAfter(view, 1, "ability", TYWIN)).toEqual([17, 23]);
  expect(sumsAfter(view, 1, "card", TYRION)).toEqual([21, 17]);
  expect(sumsAfter(view, 1, "card", JAIME)).toEqual([17, 26]); // At most five.
  expect(sumsAfter(war({ values: [2, 12], totals: [11, 21] }), 0, "ability", STANNIS)).toEqual([
    17, 21,
  ]);
  expect(sumsAfter(encounter(), 0, "card", ROBB)).toBeNull();
  expect(sumsAfter(war({ names: [[1, ROBB, "Anders", "Other"]] }), 0, "card", ROBB)).toBeNull();
});

test("who wins with these sums, ties among them", () => {
  expect(verdict(war(), 0, [18, 17])).toBe("win");
  expect(verdict(war(), 1, [18, 17])).toBe("lose");
  expect(verdict(war(), 0, [18, 18])).toBe("tie");
  expect(verdict(war({ ties: [false, true] }), 1, [18, 18])).toBe("win");
  expect(verdict(war({ ties: [false, true] }), 0, [18, 18])).toBe("lose");
});

test("what laying means against war and peace", () => {
  const ask = askOf(lay(PEACE, WAR_12));
  if (!ask) throw new Error("nothing is asked");
  const given = { view: encounter(), you: 0, ask, t };
  expect(laying(given, WAR_12)[0]).toBe("Gegen Krieg: 9 + 12 = 21. Das schlägt Karten bis 10.");
  expect(laying(given, PEACE)[1]).toContain("verliert deine Seite 5 Macht");
  const weak = encounter();
  const power = [...weak.power];
  power[6] = 40;
  expect(laying({ ...given, view: { ...weak, power } }, WAR_12)[0]).toContain("gegen keine Kriegskarte");
});

test("leaders change what laying means", () => {
  const ask = askOf(lay(PEACE, WAR_12));
  if (!ask) throw new Error("nothing is asked");
  const led = (...leaders: readonly number[]) => ({
    view: encounter({
      players: encounter().players.map((one, seat) => ({ ...one, leader: leaders[seat] ?? one.leader })),
    }),
    you: 0,
    ask,
    t,
  });
  expect(laying(led(EDDARD), PEACE)[1]).toContain("kann dein Ehrenwort daraus Frieden machen");
  expect(laying(led(ROBB, EDDARD), WAR_12)[1]).toContain("kann Eddards Ehrenwort daraus Frieden machen");
  expect(laying(led(ROBB, EDDARD), PEACE)[1]).toContain("verliert deine Seite 5 Macht");
  expect(laying(led(ROBB, TYWIN), WAR_12)[0]).toContain(
    "Karten bis 8. Der Anführer der Gegenseite ist mitgezählt.",
  );
  expect(laying(led(TYWIN), WAR_12)[0]).toBe(
    "Gegen Krieg: 9 + 12 + 2 (Anführer) = 23. Das schlägt Karten bis 12.",
  );
  expect(laying(led(STANNIS), WAR_4)[0]).toContain("9 + 4 + 4 (Anführer) = 17");
  expect(laying(led(ROBB, TYRION, STANNIS), WAR_4)[0]).toContain("Karten bis 3."); // Only active players.
  expect(laying(led(ROBB, TYRION, GREYWORM, GREYWORM), WAR_12)[0]).toContain("Karten bis 8.");
  expect(laying(led(LORAS), WAR_12)[0]).toContain("9 + 12 = 21"); // Catelyn is weaker than Tywin.
  const pack = led(EDDARD);
  pack.view.names = [[0, EDDARD, "Anders", "Other"]];
  expect(laying(pack, PEACE)[1]).toContain("verliert deine Seite 5 Macht");
});

test("a helper of the challenger spreads influence only with a token left", () => {
  const ask = askOf(lay(PEACE));
  if (!ask) throw new Error("nothing is asked");
  const given = { view: encounter(), you: 0, ask, t };
  expect(supporting(given, 0, ARYA, 0)).toContain("Bei Sieg: 1 Einfluss auf das Haus von Gast.");
  const spent = encounter();
  const players = spent.players.map((one, seat) => (seat === 0 ? { ...one, influence: 0 } : one));
  expect(supporting({ ...given, view: { ...spent, players } }, 0, ARYA, 0)).toHaveLength(2);
});

test("cards by their numbers, parties by their side, penalties rounded up", () => {
  expect(cardOf(0)).toEqual({ kind: "peace", house: 0 });
  expect(cardOf(17 + 11)).toEqual({ kind: "war", house: 1, value: 20 });
  expect(cardOf(17 + 12)).toEqual({ kind: "character", house: 1, character: 5 });
  expect(cardOf(-4)).toEqual({ kind: "back", house: 3 });
  expect(partyOf(encounter(), 1)).toEqual([1, 2]);
  expect(penaltyOf(encounter(), 0)).toBe(3);
  expect(penaltyOf(encounter(), 1)).toBe(3);
});
