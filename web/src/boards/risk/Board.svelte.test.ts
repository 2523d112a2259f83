import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import {
  key,
  offered,
  placesOf,
  settled,
  sightOf,
  texts,
  told,
  translator,
  waitingFor,
} from "../shared/fixture";
import { find, press, stage, unnamed } from "../shared/stage.svelte";
import Board from "./Board.svelte";
import {
  battle,
  HARRENHAL,
  invade,
  KINGS_LANDING,
  place,
  position,
  RIVERRUN,
  rolled,
  window_,
  type Land,
} from "./fixture";
import { forced, place as whereabouts } from "./index";
import { mapOf } from "./maps";

const t = translator("risk", "de");
const LAND: Land = { [HARRENHAL]: [0, 6], [RIVERRUN]: [0, 3], [KINGS_LANDING]: [1, 3] };
const WAYS = [
  [HARRENHAL, KINGS_LANDING],
  [RIVERRUN, 23],
] as const;
const { choose, show, change } = stage(Board, {
  sight: sightOf(position(LAND)),
  places: placesOf(3),
  t,
});

/** Wait until the map is there. */
async function shown(changes: Parameters<typeof show>[0] = {}): Promise<void> {
  await mapOf("westeros");
  show(changes);
  await settled();
}

const plate = (territory: number): Element => find(`.plates [data-territory="${territory}"]`);
const button = (which: string): HTMLButtonElement => find(which) as HTMLButtonElement;

describe("the board of Risk", () => {
  it("shows every army and the steps of the turn", async () => {
    await shown();
    expect(document.querySelectorAll(".plates [data-territory]")).toHaveLength(48);
    expect(texts(document, ".steps .name")).toEqual([
      "Verstärken",
      "Invasionen",
      "Manöver",
      "Gebietskarte",
    ]);
    expect(texts(document, ".steps [aria-current]")).toEqual(["Invasionen"]);
    expect(unnamed()).toEqual([]);
  });

  it("takes an origin and then a target, with the chance before the click", async () => {
    await shown({ sight: sightOf(position(LAND), invade(...WAYS)) });
    expect(document.querySelectorAll(".rims .gold")).toHaveLength(2);
    press(plate(HARRENHAL), "mouse");
    expect(texts(document, ".labels text")).toEqual([expect.stringMatching(/^\d\d %$/)]);
    expect(texts(document, "[data-way]")[0]).toContain("Königsmund");
    press(plate(KINGS_LANDING), "mouse");
    expect(choose).toHaveBeenCalledExactlyOnceWith(HARRENHAL * 82 + KINGS_LANDING);
  });

  it("changes the origin with a click on another one and steps back with Escape", async () => {
    await shown({ sight: sightOf(position(LAND), invade(...WAYS)) });
    press(plate(HARRENHAL), "mouse");
    press(plate(RIVERRUN), "mouse");
    expect(texts(document, "[data-way]")).toHaveLength(1);
    key("Escape", find("[data-map]"));
    expect(document.querySelectorAll("[data-way]")).toHaveLength(0);
    press(plate(KINGS_LANDING), "mouse");
    expect(texts(document, ".ways .hint b")).toEqual(["Harrenhal"]);
    expect(choose).not.toHaveBeenCalled();
  });

  it("places units by clicks, takes them back and gives one answer", async () => {
    await shown({ sight: sightOf(position(LAND), place(4, RIVERRUN, HARRENHAL)) });
    press(plate(HARRENHAL), "mouse");
    press(find("[data-helping='3']"));
    press(plate(RIVERRUN), "mouse");
    expect(texts(document, ".more")).toEqual(["+3", "+1"]);
    press(button("[data-answer=back]"));
    expect(texts(document, ".more")).toEqual(["+1"]);
    expect(button("[data-answer=done]").disabled).toBe(true);
    plate(HARRENHAL).dispatchEvent(new MouseEvent("contextmenu", { bubbles: true }));
    flushSync();
    expect(texts(document, ".more")).toEqual([]);
    press(find("[data-helping='all']"));
    press(plate(RIVERRUN), "mouse");
    press(button("[data-answer=done]"));
    expect(choose).toHaveBeenCalledExactlyOnceWith([4, 0]);
  });

  it("fights a battle with so many units, until something, or stops", async () => {
    const view = position(LAND, { origin: HARRENHAL, target: KINGS_LANDING });
    await shown({ sight: sightOf(view, battle(6)) });
    expect(document.querySelectorAll(".arrow")).toHaveLength(2);
    press(find("[data-units='2']"));
    press(button("[data-answer=fight]"));
    expect(choose).toHaveBeenLastCalledWith(2);
    change({ sight: sightOf(view, battle(6)) });
    press(button("[data-answer=until]"));
    expect(choose).toHaveBeenLastCalledWith(10);
    change({ sight: sightOf(view, battle(6)) });
    press(button("[aria-label='Angreifen, bis …']"));
    const [, left] = [...document.querySelectorAll<HTMLInputElement>(".goals input")];
    press(left!);
    press(button("[data-answer=until]"));
    expect(choose).toHaveBeenLastCalledWith(103);
    change({ sight: sightOf(view, battle(6)) });
    press(button("[data-answer=stop]"));
    expect(choose).toHaveBeenLastCalledWith(0);
  });

  it("says whose turn it is to somebody who defends, and how likely it is to hold", async () => {
    const under = { turn: 1, origin: HARRENHAL, target: KINGS_LANDING };
    const land = { ...LAND, [HARRENHAL]: [1, 2], [KINGS_LANDING]: [0, 9] } as Land;
    await shown({ sight: sightOf(position(land, under), null, { waiting: [waitingFor(0, "defend")] }) });
    expect(texts(document, ".whose")).toEqual(["Zug von Gast"]);
    expect(texts(document, ".chance")).toEqual(["Du hältst stand 100 %"]);
    change({ sight: sightOf(position(LAND, { ...under, turn: 0 }), battle(6)) });
    expect(document.querySelector(".whose")).toBeNull();
    expect(texts(document, ".chance .dim")).toEqual(["Am Ende erobert"]);
  });

  it("tells a battle of others step by step, and any press ends it", async () => {
    const under = { turn: 1, origin: HARRENHAL, target: KINGS_LANDING };
    const before = position({ ...LAND, [HARRENHAL]: [1, 6], [KINGS_LANDING]: [0, 3] }, under);
    await shown({ sight: sightOf(before), motion: true });
    vi.useFakeTimers();
    const after = position({ ...LAND, [HARRENHAL]: [1, 5], [KINGS_LANDING]: [0, 2] }, under);
    const fought = told("battle", {
      seat: 1,
      holder: 0,
      origin: HARRENHAL,
      target: KINGS_LANDING,
      attack: [6, 4, 1],
      defence: [5, 4],
      lost: 1,
      fallen: 1,
      ahead: 0,
      attack_dice: [],
      defence_dice: [],
    });
    const sight = sightOf(after, null, { waiting: [waitingFor(1, "battle")] });
    change({ sight, events: [fought] });
    const count = (territory: number): string =>
      plate(territory).querySelector(".count")?.textContent?.trim() ?? "";
    expect(count(HARRENHAL)).toBe("6");
    expect(document.querySelectorAll(".die")).toHaveLength(5);
    vi.advanceTimersByTime(620);
    flushSync();
    expect(texts(document, ".sign b")).toEqual([">", "="]);
    press(find(".skip"));
    expect(count(HARRENHAL)).toBe("5");
    expect(texts(document, ".loss")).toEqual(["−1", "−1"]);
  });

  it("walks over the map with the keys", async () => {
    await shown({ sight: sightOf(position(LAND), invade(...WAYS)) });
    const map = find("[data-map]");
    map.focus();
    key("h", map);
    const said = (): string => find("#map-here").textContent?.trim() ?? "";
    key("Tab", map);
    key("Tab", map);
    expect(said()).toContain("Harrenhal, Burg, 6 Einheiten, Mira, 1 Ziel");
    key("Enter", map);
    key("Tab", map);
    expect(said()).toContain("Königsmund");
    expect(said()).toMatch(/Aussicht \d\d %/);
    key("Enter", map);
    expect(choose).toHaveBeenCalledExactlyOnceWith(HARRENHAL * 82 + KINGS_LANDING);
  });

  it("tells at the start of a turn what was lost since the last one", async () => {
    const log = [
      told("turn", { seat: 0 }),
      told("turn", { seat: 1 }),
      told("conquers", { seat: 1, target: KINGS_LANDING, loser: 0 }),
      told("conquers", { seat: 1, target: RIVERRUN, loser: 0 }),
      told("turn", { seat: 0 }),
    ];
    const view = position(LAND, { step: "reinforce" });
    await shown({ sight: sightOf(view, place(3, RIVERRUN, HARRENHAL)), log });
    expect(texts(document, ".news li")).toEqual(["Gast hat dir Königsmund, Schnellwasser genommen."]);
    press(find(".news .close"));
    expect(document.querySelector(".news")).toBeNull();
  });
});

describe("beside the board", () => {
  it("says where the game stands", () => {
    expect(whereabouts(position() as never, t)).toBe("Gefecht · Runde 2");
    expect(whereabouts(position({}, { turns: 0 }) as never, t)).toBe("Gefecht · Aufbau");
  });

  it("shows the dice to whoever may still change them, without a verdict", async () => {
    const view = position(LAND, {
      origin: HARRENHAL,
      target: KINGS_LANDING,
      dice: [[2, 6, 1], [5]],
      sizes: [[8, 6, 6], [6]],
    });
    await shown({ sight: sightOf(view, rolled(offered(0, "say-character", { character: 0 }))) });
    expect(document.querySelectorAll(".battle .die")).toHaveLength(4);
    expect(document.querySelectorAll(".battle .die:is(.won)")).toHaveLength(0);
    expect(texts(document, ".battle [aria-live]")).toEqual(["6, 2, 1 gegen 5."]);
    // Before a roll the last one is no longer on the table.
    change({ sight: sightOf(view, battle(3)) });
    expect(document.querySelectorAll(".battle .die")).toHaveLength(0);
  });

  it("answers by itself what leaves nothing to decide", () => {
    expect(forced(window_())).toBe(-1);
    expect(forced(invade(...WAYS))).toBeNull();
    expect(forced(place(1, RIVERRUN))).toBeNull();
  });
});

it("a hint finds the option it speaks of, whatever its number", async () => {
  const options = [offered(41, "say-maester", { maester: 3 }), offered(7, "say-character", { character: 2 })];
  await shown({ sight: sightOf(position(LAND), rolled(...options)) });
  const found = [...document.querySelectorAll(".list [data-option]")];
  expect(found.map((one) => one.getAttribute("data-option"))).toEqual(["0", "1"]);
});
