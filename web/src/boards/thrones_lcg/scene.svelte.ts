/** The table and the open question together: what may be pressed, and what a press does. */
import type { Note } from "../../reader.svelte";
import type { BoardProps } from "../contract";
import { answerFrom, answerOf, askOf, type Ask, type Choice, type Spot } from "./asking";
import { CODES } from "./facts";
import { here, type Reading } from "./here.svelte";
import { called, rulesOf } from "./names";
import { cardAt, viewOf, type View } from "./view";

export type Tone = "plain" | "dim" | "lit" | "chosen";

export interface CardNote extends Note, Reading {}

/** Several things a card could do now, listed beside it. */
export interface Menu {
  spot: Spot;
  card: number;
  choices: readonly Choice[];
  at: HTMLElement;
}

export class Scene {
  readonly view: View = $derived.by(() => viewOf(this.props.sight));
  readonly ask: Ask | null = $derived.by(() =>
    this.props.sight.outcome === null ? askOf(this.props.sight.asked[0]) : null,
  );
  /** Cards that go unless somebody saves them. */
  readonly threatened: ReadonlySet<number> = $derived.by(() => {
    const { ask } = this;
    if (ask?.asked.prompt !== "save") return new Set();
    const saves = [...ask.spots.values()].flat();
    return new Set(saves.map(({ option }) => Math.floor(option / CODES.saves)));
  });
  menu = $state.raw<Menu | null>(null);

  constructor(readonly props: BoardProps) {
    $effect(() => {
      void this.props.sight.asked[0]?.id;
      this.menu = null;
    });
  }

  get busy(): boolean {
    return this.props.given != null && !this.props.given.held;
  }

  choices(spots: readonly Spot[], copy = 0): readonly Choice[] {
    const found = spots.flatMap((spot) => this.ask?.spots.get(spot) ?? []);
    // Of several copies in the hand each stands for one option of its own.
    const held = this.ask?.several && spots[0]?.startsWith("hand:");
    return held ? found.slice(copy, copy + 1) : found;
  }

  /** The options a thing stands for, so that a hint finds it. */
  marks(spots: readonly Spot[], copy = 0): string | undefined {
    return this.choices(spots, copy).map(({ index }) => index).join(" ") || undefined;
  }

  /** How a thing is shown: gold where it may be pressed now. */
  tone(spots: readonly Spot[], copy = 0): Tone {
    const { ask } = this;
    if (!ask || (ask.spots.size === 0 && ask.pass === null)) return "plain";
    const choices = this.choices(spots, copy);
    if (choices.some(({ index }) => this.props.picked.includes(index))) return "chosen";
    const given = [this.props.given?.answer ?? []].flat();
    if (choices.some(({ option }) => given.includes(option))) return "chosen";
    if (choices.length > 0) return "lit";
    return this.stepsBack(spots[0]) ? "dim" : "plain";
  }

  /** Where something may be chosen, all else is grey; in a window the whole table stays bright. */
  private stepsBack(spot: Spot | undefined): boolean {
    if (!spot?.startsWith("slot:")) return true;
    const card = cardAt(this.view, Number(spot.slice(5)));
    return this.ask?.pass == null && card !== undefined && this.choosing.has(card.controller);
  }

  /** Whose cards in play may be chosen now. */
  readonly choosing: ReadonlySet<number> = $derived.by(() => {
    const slots = [...(this.ask?.spots.keys() ?? [])].filter((spot) => spot.startsWith("slot:"));
    return new Set(slots.map((spot) => cardAt(this.view, Number(spot.slice(5)))?.controller ?? -1));
  });

  /** The place among those picked, from 1; 0 for none. */
  order(spots: readonly Spot[], copy = 0): number {
    if (!this.ask?.several) return 0;
    const indices = this.choices(spots, copy).map(({ index }) => index);
    return this.props.picked.findIndex((one) => indices.includes(one)) + 1;
  }

  read(card: number, slot = -1): void {
    here.reading = { card, slot };
  }

  /** Answer, or take one of several, or show what could be done; else read the card. */
  press(spots: readonly Spot[], card: number, event: MouseEvent, copy = 0): void {
    const choices = this.choices(spots, copy);
    const { ask } = this;
    this.menu = null;
    if (!ask || choices.length === 0 || this.busy) {
      this.read(card, Number(spots[0]?.split(":")[1] ?? -1));
      return;
    }
    if (ask.several) {
      const taken = choices.filter(({ index }) => this.props.picked.includes(index));
      const free = choices.find(({ index }) => !this.props.picked.includes(index));
      const next = free ?? taken[0];
      if (next) this.props.pick(next.index);
      return;
    }
    const touched = (event as PointerEvent).pointerType === "touch" && ask.pass !== null;
    const [only, more] = choices;
    if (only && !more && !touched) this.take(only);
    else {
      const at = event.currentTarget as HTMLElement;
      this.menu = { spot: spots[0]!, card, choices, at };
    }
  }

  /** A card of the hand was brought to the table: do what it can do, or show what it could. */
  play(spots: readonly Spot[], card: number, at: HTMLElement): void {
    const choices = this.choices(spots);
    const [only, more] = choices;
    if (only && !more) this.take(only);
    else if (only) this.menu = { spot: spots[0]!, card, choices, at };
  }

  /** Give one option as the answer. */
  take(choice: Choice): void {
    if (!this.ask || this.busy) return;
    this.menu = null;
    if (this.ask.several) this.props.pick(choice.index);
    else this.props.choose(answerOf(this.ask, choice));
  }

  readonly ready = $derived.by(() => this.ask !== null && answerFrom(this.ask, this.props.picked) !== null);

  confirm(): void {
    const answer = this.ask ? answerFrom(this.ask, this.props.picked) : null;
    if (answer !== null && !this.busy) this.props.choose(answer);
  }

  /** Point at something: the list beside the board shows the same. */
  point(spots: readonly Spot[] | null): void {
    const first = spots ? this.choices(spots)[0] : undefined;
    if (this.ask) this.props.hover(first?.index ?? null);
  }

  said({ words }: Choice): string {
    return this.props.t(words.key, words.args);
  }

  /** What an option does, in the card's own words where it is an ability. */
  does(card: number, choice: Choice): { head: string; text: string } | undefined {
    return card < 0 ? undefined : rulesOf(card).abilities[choice.ability];
  }

  name(card: number): string {
    return called(this.props.t, card);
  }
}
