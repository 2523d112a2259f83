/** What stands on the board, with its state and its words: cells, piles and the hint line. */
import type { Told } from "../../wire";
import type { Translate } from "../contract";
import type { HeldPile } from "./Hand.svelte";
import { HOUSES } from "./facts";
import { eitherHouse, fullName, houseName, titled } from "./names";
import type { Note } from "./notes";
import type { Picking } from "./picking.svelte";
import type { Cell } from "./Pyramid.svelte";
import { below, openCells, placeOf, rowOf, type Open } from "./pyramid";
import {
  armsOf,
  cellOfMove,
  houseOf,
  houseOfMove,
  moveOf,
  piles,
  type Pile,
  type View,
} from "./view";

export interface Scene {
  view: View;
  picking: Picking;
  /** Whether the own seat is excluded from this round. */
  out: boolean;
  /** The event of the log somebody points at. */
  marked: Told | null;
  t: Translate;
  name: (seat: number) => string;
}

export const shownCells = (scene: Scene): Cell[] => [
  ...scene.view.pyramid.map((laid) => laidCell(scene, laid)),
  ...openCells(scene.view).map((open) => openCell(scene, open)),
];

export const shownPiles = (scene: Scene): HeldPile[] =>
  piles(scene.view.hand).map((pile) => heldPile(scene, pile));

/** The card of a house that would be laid. */
const front = ({ view }: Scene, house: number): number | null =>
  view.hand.find((card) => houseOf(card) === house) ?? null;

/** What a name in a sentence means: a card with its arms, or a card of the Iron Throne. */
export function aboutOf(noun: string, value: number, t: Translate): Note | null {
  if (noun === "throne") return { title: t("wi-throne", { worth: t(`throne-${value}`) }), lines: [] };
  const house = houseOf(value);
  const lines = [t("wi-house", { house: houseName(house, t) })];
  return { title: fullName(value, t), arms: armsOf(house), lines };
}

function laidCell({ marked, t, name }: Scene, laid: View["pyramid"][number]): Cell {
  const by =
    laid.seat === null ? t("wi-laid-by-nobody") : t("wi-laid-by", { who: name(laid.seat) });
  const house = houseOf(laid.card);
  return {
    cell: laid.cell,
    card: laid.card,
    state: "laid",
    ghost: null,
    marked: marked?.args.cell === laid.cell && marked.args.card === laid.card,
    label: [titled(laid.card, t), t("wi-row", { row: rowOf(laid.cell) + 1 }), by].join(", "),
    note: {
      title: fullName(laid.card, t),
      arms: armsOf(house),
      lines: [t("wi-house", { house: houseName(house, t) }), by],
    },
  };
}

function openCell(scene: Scene, { cell, houses }: Open): Cell {
  const { picking, t } = scene;
  const { house, shown, waiting } = picking;
  const offered = picking.asked?.options[0]?.find(
    ({ option }) => !waiting && house !== null && option === moveOf(house, cell),
  );
  const where = whereIs(scene, cell);
  const fitting =
    houses.length === HOUSES
      ? t("wi-any-house")
      : t("wi-fits-here", { houses: eitherHouse(houses, t) });
  const here = shown !== null && cellOfMove(shown) === cell;
  return {
    cell,
    card: null,
    state: stateOfCell(picking, cell),
    ghost: here ? front(scene, houseOfMove(shown)) : null,
    marked: false,
    label: offered ? t(offered.words.key, offered.words.args) : `${where}, ${fitting}`,
    note: offered ? null : { title: where, lines: [fitting] },
  };
}

function stateOfCell({ shown, house, cell, moves, waiting }: Picking, of: number): Cell["state"] {
  if (shown !== null && cellOfMove(shown) === of) return "chosen";
  if (waiting) return "quiet";
  if (cell !== null) return cell === of ? "chosen" : "quiet";
  if (house !== null) return moves.has(house, of) ? "lit" : "quiet";
  return moves.housesOn(of).length > 0 ? "offer" : "quiet";
}

function whereIs({ view, t }: Scene, cell: number): string {
  const place = placeOf(view, cell);
  if (place !== "above") return t(`wi-place-${place}`);
  const [first = "", second = ""] = below(cell).map((under) => {
    const laid = view.pyramid.find((one) => one.cell === under);
    return laid ? fullName(laid.card, t) : "";
  });
  return t("wi-place-above", { first, second });
}

function heldPile(scene: Scene, pile: Pile): HeldPile {
  const { picking, out, t } = scene;
  const { moves } = picking;
  const first = pile.cards[0] ?? 0;
  const count = moves.cellsOf(pile.house).length;
  const fits = moves.all.length > 0 ? t("wi-fits", { count }) : "";
  const why = whyNot(scene, pile.house, count);
  const behind = pile.cards.slice(1).map((card) => fullName(card, t));
  const further = behind.length > 0 ? t("wi-behind", { names: behind.join(", ") }) : "";
  const house = t("wi-house", { house: houseName(pile.house, t) });
  return {
    ...pile,
    state: stateOfPile(scene, pile.house, count),
    label: [titled(first, t), out ? why : fits, further].filter(Boolean).join(", "),
    note: {
      title: fullName(first, t),
      arms: armsOf(pile.house),
      lines: [house, fits, why, further].filter(Boolean),
    },
  };
}

function whyNot({ picking, out, t }: Scene, house: number, count: number): string {
  const { moves, cell } = picking;
  if (out) return t("wi-why-out");
  if (moves.all.length === 0) return "";
  if (count === 0) return t("wi-why-nowhere", { house: houseName(house, t) });
  return cell !== null && !moves.has(house, cell) ? t("wi-not-there") : "";
}

function stateOfPile({ picking, out }: Scene, of: number, count: number): HeldPile["state"] {
  const { shown, house, cell, moves, waiting } = picking;
  if (out) return "faded";
  if (shown !== null && houseOfMove(shown) === of) return "chosen";
  if (waiting || moves.all.length === 0) return "plain";
  if (house === of) return "chosen";
  if (cell !== null) return moves.has(of, cell) ? "lit" : "faded";
  return count > 0 ? "playable" : "faded";
}

/** One quiet line that says what the next click does, or why it does nothing. */
export function hint(scene: Scene): string {
  const { view, picking, out, t } = scene;
  const { moves, cell } = picking;
  const count = view.hand.length;
  if (out) return count > 0 ? t("wi-hint-out", { count }) : t("wi-hint-empty");
  if (moves.all.length === 0 || picking.waiting) return "";
  const house = picking.house ?? picking.pointedHouse;
  const card = house === null ? null : front(scene, house);
  if (house !== null && card !== null) {
    const called = fullName(card, t);
    const places = moves.cellsOf(house).length;
    if (places === 0) return t("wi-hint-nowhere", { called, house: houseName(house, t) });
    if (cell !== null && !moves.has(house, cell)) return t("wi-hint-not-there", { called });
    return t("wi-hint-card", { called, fits: t("wi-fits", { count: places }) });
  }
  if (cell !== null) return t("wi-hint-place", { houses: eitherHouse(moves.housesOn(cell), t) });
  return t("wi-hint-choose");
}
