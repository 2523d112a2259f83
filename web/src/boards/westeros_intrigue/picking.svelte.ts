/** Choosing a move: a card first or a place first, never both at once; the second click lays. */
import type { Sight } from "../../sight";
import { cellOfMove, houseOfMove, moveOf, movesOf } from "./view";

/** An answer that brought nothing, refused or lost on the way, may be given again after this. */
const PATIENCE = 5_000;

export class Picking {
  house = $state<number | null>(null);
  cell = $state<number | null>(null);
  /** What pointer or focus is on. */
  pointedHouse = $state<number | null>(null);
  pointedCell = $state<number | null>(null);

  /** The move on its way to the server, and the sight it answered: nothing is answered twice. */
  #sent = $state.raw<{ move: number; sight: Sight } | null>(null);
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sight: () => Sight,
    private readonly selected: () => number | null,
    private readonly choose: (move: number) => void,
  ) {}

  readonly asked = $derived.by(() => this.sight().asked[0]);
  readonly waiting = $derived.by(() => this.#sent !== null && this.#sent.sight === this.sight());
  readonly moves = $derived.by(() => movesOf(this.waiting ? undefined : this.asked));

  /** The move that the next click would make. */
  readonly considered = $derived.by(() => {
    if (this.house === null && this.cell === null) return null;
    const house = this.house ?? this.pointedHouse;
    const cell = this.cell ?? this.pointedCell;
    if (house === null || cell === null) return null;
    return this.moves.has(house, cell) ? moveOf(house, cell) : null;
  });

  /** The move to show on the board: sent, considered, or pointed at in the list of choices. */
  readonly shown = $derived.by(() => {
    if (this.waiting) return this.#sent?.move ?? null;
    if (this.considered !== null) return this.considered;
    const listed = this.moves.all[this.selected() ?? -1];
    if (listed === undefined) return null;
    const fits =
      (this.house ?? houseOfMove(listed)) === houseOfMove(listed) &&
      (this.cell ?? cellOfMove(listed)) === cellOfMove(listed);
    return fits ? listed : null;
  });

  /** Take up the pile of a house or put it back, or lay from it where a place was chosen. */
  pickHouse(house: number): "laid" | "taken" | "left" {
    const cells = this.moves.cellsOf(house);
    if (this.cell !== null && cells.includes(this.cell)) return this.#lay(moveOf(house, this.cell));
    if (cells.length === 0) return "left";
    this.cell = null;
    this.house = this.house === house ? null : house;
    return this.house === null ? "left" : "taken";
  }

  /** The same the other way round. */
  pickCell(cell: number): "laid" | "taken" | "left" {
    const houses = this.moves.housesOn(cell);
    if (this.house !== null && houses.includes(this.house))
      return this.#lay(moveOf(this.house, cell));
    if (houses.length === 0) return "left";
    this.house = null;
    this.cell = this.cell === cell ? null : cell;
    return this.cell === null ? "left" : "taken";
  }

  clear(): void {
    this.house = null;
    this.cell = null;
  }

  stop(): void {
    clearTimeout(this.#patience);
  }

  #lay(move: number): "laid" {
    this.#sent = { move, sight: this.sight() };
    this.stop();
    this.#patience = setTimeout(() => (this.#sent = null), PATIENCE);
    this.clear();
    this.choose(move);
    return "laid";
  }
}
