/** Choosing an answer: one logic for all kinds of questions, for buttons, keys and boards. */
import { partOf, placesOf, pressable, weigh, type Weighed } from "./answers";
import type { Asked, Offered } from "./sight";
import type { Answer } from "./wire";

/** As many options as there are digit keys; less where there is less room. */
const PAGE = 9;
/** Longer ranges of numbers get a field instead of buttons. */
const NUMBERS_AS_BUTTONS = 12;

export class Choosing {
  /** The highlighted option, counted through all parts and ways out. */
  selected = $state<number | null>(null);
  /** Options taken so far (Pick), one per part (Offer), or a place for every unit (Share). */
  picked = $state<readonly number[]>([]);
  /** The options of the card that was taken up on the board; null for all. */
  only = $state.raw<readonly number[] | null>(null);
  page = $state(0);
  perPage = $state(PAGE);
  number = $state(0);

  private question: Asked | null = null;

  constructor(
    private readonly asked: () => Asked | undefined,
    private readonly choose: (answer: Answer) => void,
  ) {}

  /** Forget everything when another question stands open. */
  follow(question: Asked | undefined): void {
    if (question?.id === this.question?.id) return;
    this.question = question ?? null;
    this.clear();
    this.only = null;
    this.page = 0;
    this.number = question?.options[0]?.[0]?.option ?? 0;
  }

  clear(): void {
    this.selected = null;
    this.picked = [];
  }

  /** All options, one part after the other, then the ways out. */
  get options(): readonly Offered[] {
    const asked = this.asked();
    return asked ? pressable(asked) : [];
  }

  /** Where the ways out begin among the options. */
  get ways(): number {
    return this.options.length - (this.asked()?.exits.length ?? 0);
  }

  /** The option that passes, if there is one. */
  get pass(): number | null {
    return this.asked()?.kind === "MayPass" ? this.options.length - 1 : null;
  }

  /** How many options stand in the list: a pass and the ways out have their own place. */
  get listed(): number {
    return this.pass ?? this.ways;
  }

  get pages(): number {
    if ((this.asked()?.options.length ?? 0) > 1) return 1;
    return Math.max(1, Math.ceil(this.listed / this.perPage));
  }

  /** Cut the options into pages for this much room, in options; endless room means one page. */
  fit(room: number): void {
    const count = this.listed;
    // Where there is no room at all, the list scrolls.
    const most = Math.min(PAGE, room <= 0 ? 3 : Math.max(1, Math.floor(room)));
    this.perPage = room === Infinity ? Math.max(1, count) : most;
    this.page = Math.min(this.page, this.pages - 1);
  }

  /** The option behind a digit key. */
  behind(digit: number): number {
    if (this.only) return this.only[digit - 1] ?? -1;
    return this.page * this.perPage + digit - 1;
  }

  /** Whether one press is the whole answer. */
  get immediate(): boolean {
    const asked = this.asked();
    if (!asked) return false;
    if (asked.kind === "Pick") return asked.least === 1 && asked.most === 1;
    if (asked.kind === "Offer") return asked.options.length === 0;
    return asked.kind !== "Share" && !this.asField;
  }

  /** Whether a number is typed rather than picked. */
  get asField(): boolean {
    const asked = this.asked();
    return asked?.kind === "Number" && this.options.length > NUMBERS_AS_BUTTONS;
  }

  get range(): { low: number; high: number } {
    const numbers = this.options.map((offered) => offered.option);
    return { low: Math.min(...numbers), high: Math.max(...numbers) };
  }

  /** The answer as it stands, or null while something is missing. */
  get answer(): Answer | null {
    const asked = this.asked();
    if (!asked) return null;
    if (this.asField) {
      return this.options.some((offered) => offered.option === this.number) ? this.number : null;
    }
    if (this.weighed.some((limit) => !limit.kept)) return null;
    if (asked.kind === "Share")
      return this.left === 0 ? this.options.map((_, place) => this.amount(place)) : null;
    const taken = this.picked.flatMap((index) => this.options[index]?.option ?? []);
    if (asked.kind === "Pick") {
      return taken.length >= asked.least && taken.length <= asked.most ? taken : null;
    }
    if (asked.kind === "Offer") return taken.length === asked.options.length ? taken : null;
    return null;
  }

  /** How much a place of a share has got, and could get in all. */
  amount(place: number): number {
    return this.picked.filter((one) => one === place).length;
  }

  room(place: number): number {
    return Math.min(this.left, (this.asked()?.caps[place] ?? 0) - this.amount(place));
  }

  /** What is still to be spread. */
  get left(): number {
    return (this.asked()?.total ?? 0) - this.picked.length;
  }

  /** Give a place of a share so much more, or less, as far as that goes. */
  give(place: number, count: number): void {
    const kept = this.picked.filter((one) => one !== place);
    const more = Math.max(-this.amount(place), Math.min(count, this.room(place)));
    const now = Array<number>(this.amount(place) + more).fill(place);
    this.selected = place;
    this.picked = [...kept, ...now].sort((a, b) => a - b);
  }

  /** The limits of the question, with what was chosen so far. */
  get weighed(): Weighed[] {
    const asked = this.asked();
    return asked ? weigh(asked, this.picked) : [];
  }

  /** Press an option: answers at once, or takes it, or puts it back. */
  press(index: number): void {
    const asked = this.asked();
    const offered = this.options[index];
    if (!asked || !offered) return;
    this.selected = index;
    if (this.asField) {
      this.number = offered.option;
    } else if (index >= this.ways) {
      this.choose(offered.option);
    } else if (asked.kind === "Share") {
      this.give(index, 1);
    } else if (asked.kind === "Pick" && !this.immediate) {
      if (this.picked.includes(index)) this.picked = this.picked.filter((one) => one !== index);
      else if (this.picked.length < asked.most) this.picked = [...this.picked, index];
      else if (asked.most === 1) this.picked = [index];
    } else if (asked.kind === "Offer") {
      const part = partOf(asked, index);
      const others = this.picked.filter((one) => partOf(asked, one) !== part);
      this.picked = [...others, index].sort((a, b) => a - b);
    } else {
      this.choose(asked.kind === "Pick" ? [offered.option] : offered.option);
    }
  }

  /** Press an option, or give a place of a share so much more, or less. */
  take(index: number, count = 1): void {
    if (this.asked()?.kind === "Share") this.give(index, count);
    else this.press(index);
  }

  confirm(): void {
    const answer = this.answer;
    if (answer !== null) this.choose(answer);
  }

  move(step: number): void {
    const count = this.options.length;
    if (count === 0) return;
    const from = this.selected ?? (step > 0 ? -1 : count);
    this.show((from + step + count) % count);
  }

  /** Highlight an option and turn to its page. */
  show(index: number | null): void {
    this.selected = index;
    if (index !== null) this.page = Math.min(Math.floor(index / this.perPage), this.pages - 1);
  }

  turn(step: number): void {
    this.page = (this.page + step + this.pages) % this.pages;
  }

  /** Highlight the next option whose words begin with a letter. */
  letter(letter: string, words: (offered: Offered) => string): boolean {
    const count = this.options.length;
    const from = this.selected ?? -1;
    for (let step = 1; step <= count; step++) {
      const index = (from + step + count) % count;
      const offered = this.options[index];
      if (offered && words(offered).toLowerCase().startsWith(letter.toLowerCase())) {
        this.show(index);
        return true;
      }
    }
    return false;
  }

  /** Highlight what a hint says. */
  suggest(answer: Answer): void {
    const asked = this.asked();
    const found = asked ? placesOf(asked, answer) : [];
    const first = [answer].flat()[0];
    this.show(found[0] ?? null);
    if (this.asField && first !== undefined) this.number = first;
    else if (!this.immediate && typeof answer !== "number") this.picked = found;
  }
}
