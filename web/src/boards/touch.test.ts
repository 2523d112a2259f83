/** A finger on every board: a long press reads and does not count as a press; cards can be dragged. */
import { flushSync, type Component } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { Sight } from "../sight";
import type { Place } from "../wire";
import type { BoardProps, Translate } from "./contract";
import { NONE } from "./dominion/cards";
import * as dominion from "./dominion/fixture";
import Dominion from "./dominion/Board.svelte";
import { encounter, lay, PEACE, WAR_4, WAR_8 } from "./iron_throne/fixture";
import IronThrone from "./iron_throne/Board.svelte";
import { HARRENHAL, place, position } from "./risk/fixture";
import { mapOf } from "./risk/maps";
import Risk from "./risk/Board.svelte";
import { placesOf, settled, sightOf, translator } from "./shared/fixture";
import { drag, find, hold, stage } from "./shared/stage.svelte";
import { acting, numberOf, places, t, view } from "./thrones_lcg/fixture";
import { CODES } from "./thrones_lcg/facts";
import ThronesLcg from "./thrones_lcg/Board.svelte";
import * as intrigue from "./westeros_intrigue/fixture";
import { moveOf } from "./westeros_intrigue/view";
import Intrigue from "./westeros_intrigue/Board.svelte";

/** Longer than a long press takes. */
const LONG = 600;
const SHORT = 150;

interface Case {
  game: string;
  board: Component<BoardProps>;
  sight: Sight;
  places: readonly Place[];
  t: Translate;
  /** Something that can be read and pressed. */
  thing: string;
  /** From where to where a card is dragged, and the answer that is. */
  way?: readonly [from: string, to: string, answer: number];
}

const PAWN = dominion.card("pawn");
const PUP = numberOf("direwolf-pup");
const CASES: readonly Case[] = [
  {
    game: "westeros_intrigue",
    board: Intrigue,
    sight: intrigue.sightWith(),
    places: intrigue.PLACES,
    t: intrigue.translator("de"),
    thing: "[data-house='0']",
    way: ["[data-house='0']", "[data-cell='23']", moveOf(0, 23)],
  },
  {
    game: "dominion",
    board: Dominion,
    sight: dominion.sightWith(dominion.viewWith(), dominion.askedFor("action", [PAWN, NONE])),
    places: dominion.PLACES,
    t: dominion.translator("de"),
    thing: `[data-hand="${PAWN}:0"]`,
    way: [`[data-hand="${PAWN}:0"]`, "[data-drop=table]", PAWN],
  },
  {
    game: "risk",
    board: Risk,
    sight: sightOf(position({ [HARRENHAL]: [0, 6] }), place(3, HARRENHAL)),
    places: placesOf(3),
    t: translator("risk", "de"),
    thing: ".own [data-stop], .own button",
  },
  {
    game: "iron_throne",
    board: IronThrone,
    sight: sightOf(encounter(), lay(PEACE, WAR_4, WAR_8)),
    places: placesOf(4),
    t: translator("iron_throne", "de"),
    thing: `.hand [data-card="${WAR_8}"]`,
    way: [`.hand [data-card="${WAR_8}"]`, "[data-drop=table]", WAR_8],
  },
  {
    game: "thrones_lcg",
    board: ThronesLcg,
    sight: sightOf(view(), acting()),
    places,
    t,
    thing: `[data-held="${PUP}"]`,
    way: [`[data-held="${PUP}"]`, "[data-mat='0']", CODES.marshal + PUP],
  },
];

describe.each(CASES)("a finger on $game", ({ board, sight, places: seated, t: words, thing, way }) => {
  const { choose, show } = stage(board, { sight, places: seated, t: words });

  async function shown(): Promise<void> {
    await mapOf("westeros");
    show();
    await settled();
    vi.useFakeTimers();
  }

  test("a long press reads, and is no press", async () => {
    await shown();
    hold(find(thing), LONG);
    flushSync();
    expect(document.querySelector(".note")).not.toBeNull();
    expect(choose).not.toHaveBeenCalled();
    expect(document.querySelector("[aria-pressed=true], .chosen, .menu")).toBeNull();
    // The next short one is one again, and what was read gives way.
    hold(find(thing), SHORT);
    vi.advanceTimersByTime(LONG);
    flushSync();
    expect(document.querySelector(".note")).toBeNull();
  });

  if (!way) return;
  const [from, to, answer] = way;

  test.each(["mouse", "touch"])("a card is dragged where it is played (%s)", async (pointer) => {
    await shown();
    drag(find(from), find(to), pointer);
    expect(choose.mock.calls).toEqual([[answer]]);
  });

  test("let go elsewhere it stays in the hand", async () => {
    await shown();
    drag(find(from), null, "touch");
    expect(choose).not.toHaveBeenCalled();
  });
});
