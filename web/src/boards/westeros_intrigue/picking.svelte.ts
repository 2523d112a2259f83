/** Choosing a move: a card first or a place first, never both at once; the second click lays. */
import type { Asked } from "../../sight";
import type { BoardProps } from "../contract";
import { cellOfMove, houseOfMove, moveOf, movesOf } from "./view";

export class Picking {
  house = $state<number | null>(null);
  cell = $state<number | null>(null);
  /** What pointer or focus is on. */
  pointedHouse = $state<number | null>(null);
  pointedCell = $state<number | null>(null);

  constructor(private readonly board: Pick<BoardProps, "sight" | "selected" | "choose" | "given">) {}

  readonly asked: Asked | undefined = $derived.by(() => this.board.sight.asked[0]);
  readonly moves = $derived.by(() => movesOf(this.asked));
  /** The move that was given, and whether it is on its way. */
  readonly given: number | null = $derived.by(() => {
    const answer = this.board.given?.answer;
    return typeof answer === "number" ? answer : null;
  });
  readonly waiting: boolean = $derived.by(() => this.board.given?.held === false);

  /** The move that the next click would make. */
  readonly considered = $derived.by(() => {
    if (this.house === null && this.cell === null) return null;
    const house = this.house ?? this.pointedHouse;
    const cell = this.cell ?? this.pointedCell;
    if (house === null || cell === null) return null;
    return this.moves.has(house, cell) ? moveOf(house, cell) : null;
  });

  /** The move to show on the board: on its way, considered, pointed at in the list, or held. */
  readonly shown = $derived.by(() => {
    if (this.waiting) return this.given;
    if (this.considered !== null) return this.considered;
    const free = this.house === null && this.cell === null;
    const listed = this.moves.all[this.board.selected ?? -1];
    if (listed === undefined) return free ? this.given : null;
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

  #lay(move: number): "laid" {
    this.clear();
    this.board.choose(move);
    return "laid";
  }
}
