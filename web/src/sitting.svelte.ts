/** Somebody at a table: what they are asked, what they may do, and what is said about it. */
import type { BoardModule, BoardProps, Warning } from "./boards/contract";
import { tellingOf } from "./answers";
import { Choosing } from "./choosing.svelte";
import { Forced } from "./forced.svelte";
import { situation } from "./frame/situation";
import type { Listeners, TableLink } from "./link.svelte";
import { notice, refusalText, speak } from "./say.svelte";
import { motion } from "./settings.svelte";
import { t, listed, seatNames, Words } from "./words.svelte";
import type { Asked, Sight } from "./sight";
import { lately, since, type Deeds } from "./story";
import { never, wanted } from "./warned";
import type { Answer, Outcome, TableInfo, Told, Phrase } from "./wire";

export class Sitting {
  readonly choosing = new Choosing(
    () => this.asked,
    (answer) => this.choose(answer),
  );
  private readonly forced: Forced;
  /** An event of the log somebody points at. */
  marked = $state.raw<Told | null>(null);
  /** Called before an answer goes off, and when somebody else spoke. */
  onchoose: () => void = () => undefined;
  ontalk: () => void = () => undefined;

  constructor(
    readonly link: TableLink,
    readonly board: BoardModule,
    private readonly getTable: () => TableInfo,
  ) {
    link.listeners = this.listeners();
    this.forced = new Forced(this);
  }

  get table(): TableInfo {
    return this.getTable();
  }

  readonly names: readonly string[] = $derived.by(() =>
    seatNames(this.table.game, this.table.places),
  );
  readonly words: Words = $derived.by(() => new Words(this.table.game, this.names, this.table.options));
  readonly name = (seat: number): string => this.names[seat] ?? "";

  /** The position as it is shown: without a question that answers itself. */
  readonly sight: Sight | null = $derived.by(() => {
    const sight = this.link.sight;
    return sight && this.forced.answer !== null ? { ...sight, asked: [] } : sight;
  });

  /** What others did since the own last turn, while one is asked. */
  readonly since: readonly Deeds[] = $derived.by(() => {
    const { log, void: gone } = this.link;
    const { you } = this;
    return you === null || !this.asked || this.over ? [] : since(log, you, this.words, gone);
  });

  get asked(): Asked | undefined {
    return this.sight?.asked[0];
  }

  get outcome(): Outcome | null {
    return this.link.sight?.outcome ?? null;
  }

  /** Whether the game has ended, by its rules or by its people. */
  get over(): boolean {
    return this.outcome !== null || this.table.ended !== "";
  }

  get you(): number | null {
    return this.table.you;
  }

  /** Whether this person has given up. */
  get resigned(): boolean {
    return this.you !== null && this.table.places[this.you]?.resigned === true;
  }

  /** Whether the computer plays for this seat at the moment. */
  get replaced(): boolean {
    return this.you !== null && this.table.places[this.you]?.level != null;
  }

  /** The answer that was given to the open question, as boards and choices are told of it. */
  readonly given: BoardProps["given"] = $derived.by(() => {
    const { given, state } = this.link;
    if (given?.asked.id !== this.asked?.id || !given) return null;
    return { answer: given.answer, held: !given.sent || state !== "open" };
  });

  /** What waits for the line, in words. */
  get held(): string {
    const { given } = this.link;
    return given ? this.said(given.asked, given.answer) : "";
  }

  /** Whether a choice would lead nowhere right now. */
  get busy(): boolean {
    return this.replaced || this.given?.held === false;
  }

  /** Where the game stands, for the head of the page. */
  get place(): string {
    const said = this.sight ? this.board.place(this.sight.view, this.words.t) : "";
    return said || t("table-place-none");
  }

  get now(): { sentence: string; detail: string } {
    return situation(this.sight, this.table, this.names, this.words);
  }

  /** The newest lines of the log, what matters first. */
  readonly lately: readonly Told[] = $derived.by(() =>
    lately(this.link.log, this.you, this.words, this.link.void),
  );

  /** Whether the hint stands as a note at its card. */
  hintPlaced = $state(false);

  /** The hint in words: what, and why. */
  get hintText(): string {
    const { hint } = this.link;
    if (!hint || !this.asked) return "";
    // What cards say ends with a full stop of its own.
    const answer = this.said(this.asked, hint.answer).replace(/\.$/u, "");
    return `${t("table-hint-says", { answer })} ${this.words.phrase(hint.why)}`;
  }

  /** An answer in words, equal things counted. */
  said(asked: Asked, answer: Answer): string {
    return this.counted(tellingOf(asked, answer));
  }

  private counted(phrases: readonly Phrase[]): string {
    const all = phrases.map((one) => this.words.phrase(one));
    const times = (one: string): string => {
      const count = all.filter((other) => other === one).length;
      return count > 1 ? `${count} × ${one}` : one;
    };
    return listed([...new Set(all)].map(times)) || t("choices-nothing");
  }

  get undoWhy(): string {
    return t(`table-undo-${this.sight?.undo ?? "no"}`);
  }

  /** What would be given away for nothing; it waits for a second word. */
  warning = $state.raw<(Warning & { answer: Answer }) | null>(null);

  choose(answer: Answer): void {
    if (this.replaced) return;
    const warning = this.sight && this.board.warning?.(this.sight, answer, this.words.t);
    if (warning && wanted(warning.kind)) {
      this.warning = { ...warning, answer };
      return;
    }
    this.give(answer);
  }

  /** Do what was warned of. */
  insist(forGood: boolean): void {
    const { warning } = this;
    this.warning = null;
    if (!warning) return;
    if (forGood) never(warning.kind);
    this.give(warning.answer);
  }

  private give(answer: Answer): void {
    this.onchoose();
    const { given } = this.link;
    if (this.link.answer(answer) || !given || String(given.answer) === String(answer)) return;
    notice(t("line-under-way", { answer: this.said(given.asked, given.answer) }));
  }

  undo(): void {
    if (!this.sight || this.sight.undo === "no") notice(this.undoWhy);
    else this.link.send({ type: "undo" });
  }

  redo(): void {
    if (this.sight?.redo) this.link.send({ type: "redo" });
  }

  hint(): void {
    if (!this.table.hints) notice(t("table-hint-never"));
    else if (!this.asked || this.replaced) notice(t("table-hint-none"));
    else if (this.link.hint) this.choosing.suggest(this.link.hint.answer);
    else this.link.askHint();
  }

  recall(): void {
    const request = this.link.request?.request;
    if (request !== undefined) this.link.send({ type: "recall", request });
  }

  agree(agree: boolean): void {
    const request = this.link.request?.request;
    if (request !== undefined) this.link.send({ type: "consent", request, agree });
  }

  /** What a board, and whatever stands beside it, is handed; only while there is a sight. */
  readonly boardProps: BoardProps = handed(this);

  private listeners(): Listeners {
    return {
      update: ({ events, jump, by }) => {
        if (jump && by !== null && by !== this.you) {
          notice(t(`${jump}-happened`, { name: this.name(by) }));
          return;
        }
        speak(events.map((told) => this.words.t(`event-${told.key}`, told.args)).join(" "));
      },
      sync: (_, first) => {
        if (!first) notice(t("line-back"));
      },
      unsent: () => notice(t("line-unsent")),
      settled: ({ asked, answer, before }, counted) => {
        const same = (one: Answer | null): boolean => String(one) === String(counted);
        const first = before !== null && same(before);
        const key = same(answer) ? "line-counted" : first ? "line-counted-first" : "line-too-late";
        notice(t(key, { answer: this.said(asked, first && !same(answer) ? before : answer) }));
      },
      refused: (refused) => {
        const rule = refused.args.rule;
        const text = refusalText(this.words, refused);
        if (typeof rule !== "string") notice(text);
        else notice(text, { number: rule, path: `/rules/${this.table.game}#${rule}` });
      },
      hintAsked: (by) => {
        if (by !== this.you) notice(t("table-hint-asked", { name: this.name(by) }));
      },
      closed: ({ what, agreed, by, withdrawn }, request) => {
        if (agreed || !request || this.you === null) return;
        // Only those whom it concerned hear of it; who took it back knows.
        const own = request.by === this.you;
        if (!own && !request.waiting_for.includes(this.you)) return;
        if (withdrawn && !own) notice(t("request-withdrawn", { name: this.name(request.by) }));
        else if (by !== null) notice(t(`request-${what}-refused`, { name: this.name(by) }));
        else if (!withdrawn && own) notice(t("request-overtaken"));
      },
      talked: (talked) => {
        if (talked.seat !== this.you || this.you === null) this.ontalk();
        speak(`${talked.name}: ${talked.text}`);
      },
    };
  }
}

/** Everything is looked up when it is asked for, so that a board hears only of what changed. */
function handed(sitting: Sitting): BoardProps {
  const { choosing } = sitting;
  return {
    get sight() {
      return sitting.sight!;
    },
    get places() {
      return sitting.table.places;
    },
    get you() {
      return sitting.you;
    },
    get selected() {
      return choosing.selected;
    },
    get picked() {
      return choosing.picked;
    },
    pick: (index, count) => choosing.take(index, count),
    putBack: () => (choosing.picked = []),
    get events() {
      return sitting.link.events;
    },
    get jump() {
      return sitting.link.jump;
    },
    get motion() {
      return motion();
    },
    choose: (answer) => sitting.choose(answer),
    get given() {
      return sitting.given ?? null;
    },
    hover: (index) => choosing.show(index),
    narrow: (options) => (choosing.only = options?.length ? options : null),
    get t() {
      return sitting.words.t;
    },
    name: sitting.name,
    get marked() {
      return sitting.marked;
    },
    get log() {
      return sitting.link.log;
    },
    get lately() {
      return sitting.lately;
    },
    get options() {
      return sitting.table.options;
    },
    get guides() {
      return !sitting.link.teaches;
    },
    propose: (door, source, answer) =>
      sitting.link.send({ type: "propose", door, source, answer }),
    reply: (question, answer) => sitting.link.send({ type: "answer", question, answer }),
    passing: {
      get spans() {
        return sitting.sight?.spans ?? [];
      },
      get standing() {
        return sitting.table.standing;
      },
      say: (until) => sitting.link.send({ type: "say_pass", until }),
      end: (number) => sitting.link.send({ type: "end_pass", number }),
    },
  };
}
