/** Choosing an answer: one logic for all kinds of questions, for buttons, keys and boards. */
import type { Asked, Offered } from "./sight";
import type { Answer, Phrase } from "./wire";

/** As many options as there are digit keys; less where there is less room. */
const PAGE = 9;
/** Longer ranges of numbers get a field instead of buttons. */
const NUMBERS_AS_BUTTONS = 12;

/** Where the parts of an answer stand among all options of its question. */
export function placesOf(asked: Asked, answer: Answer): number[] {
  const wanted = [answer].flat();
  const found: number[] = [];
  if (asked.kind === "Offer") {
    let offset = 0;
    asked.options.forEach((part, n) => {
      found.push(offset + part.findIndex((offered) => offered.option === wanted[n]));
      offset += part.length;
    });
    return found;
  }
  const all = asked.options.flat();
  for (const option of wanted) {
    const at = all.findIndex((one, n) => one.option === option && !found.includes(n));
    if (at >= 0) found.push(at);
  }
  return found;
}

/** The words of an answer, option by option. */
export function wordsOf(asked: Asked, answer: Answer): Phrase[] {
  const all = asked.options.flat();
  return placesOf(asked, answer).flatMap((at) => all[at]?.words ?? []);
}

export class Choosing {
  /** The highlighted option, counted through all parts. */
  selected = $state<number | null>(null);
  /** Options taken so far (Pick), or one index per part (Offer). */
  picked = $state<readonly number[]>([]);
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
    this.page = 0;
    this.number = question?.options[0]?.[0]?.option ?? 0;
  }

  clear(): void {
    this.selected = null;
    this.picked = [];
  }

  /** All options, one part after the other. */
  get options(): readonly Offered[] {
    return this.asked()?.options.flat() ?? [];
  }

  get pages(): number {
    if ((this.asked()?.options.length ?? 0) > 1) return 1;
    return Math.max(1, Math.ceil(this.options.length / this.perPage));
  }

  /** Cut the options into pages for this much room, in options; endless room means one page. */
  fit(room: number): void {
    const count = this.options.length;
    const most = Math.min(PAGE, Math.max(3, Math.floor(room)));
    this.perPage = room === Infinity ? Math.max(1, count) : most;
    this.page = Math.min(this.page, this.pages - 1);
  }

  /** The option behind a digit key. */
  behind(digit: number): number {
    return this.page * this.perPage + digit - 1;
  }

  /** Whether one press is the whole answer. */
  get immediate(): boolean {
    const asked = this.asked();
    if (!asked) return false;
    if (asked.kind === "Pick") return asked.least === 1 && asked.most === 1;
    return asked.kind !== "Offer" && !this.asField;
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
    const taken = this.picked.flatMap((index) => this.options[index]?.option ?? []);
    if (asked.kind === "Pick") {
      return taken.length >= asked.least && taken.length <= asked.most ? taken : null;
    }
    if (asked.kind === "Offer") return taken.length === asked.options.length ? taken : null;
    return null;
  }

  private partOf(index: number): number {
    let end = 0;
    return (this.asked()?.options ?? []).findIndex((part) => index < (end += part.length));
  }

  /** Press an option: answers at once, or takes it, or puts it back. */
  press(index: number): void {
    const asked = this.asked();
    const offered = this.options[index];
    if (!asked || !offered) return;
    this.selected = index;
    if (this.asField) {
      this.number = offered.option;
    } else if (asked.kind === "Pick" && !this.immediate) {
      if (this.picked.includes(index)) this.picked = this.picked.filter((one) => one !== index);
      else if (this.picked.length < asked.most) this.picked = [...this.picked, index];
      else if (asked.most === 1) this.picked = [index];
    } else if (asked.kind === "Offer") {
      const part = this.partOf(index);
      const others = this.picked.filter((one) => this.partOf(one) !== part);
      this.picked = [...others, index].sort((a, b) => a - b);
    } else {
      this.choose(asked.kind === "Pick" ? [offered.option] : offered.option);
    }
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
    else if (!this.immediate) this.picked = found;
  }
}
