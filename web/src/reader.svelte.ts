/**
 * The reader, one for every page: what can be said about a card, a place, a pile, or a name in a line
 * of the log, on hover, keyboard focus and long press. `frame/Reader.svelte` shows it.
 */
import { getContext, setContext, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Span } from "./sentence";

/** What can be said about anything; a board may add what its own pictures need. */
export interface Note {
  title?: string;
  lines: readonly string[];
  /** The picture says all of it. */
  bare?: boolean;
}

/** How a board reads: told once, by `boards/shared/Reads.svelte`. */
export interface Manner<N extends Note = Note> {
  /** What a screen reader is told besides the label. */
  describe?: ((note: N) => string) | undefined;
  /** Stand beside things where there is room, not above them. */
  beside?: boolean | undefined;
  /** A picture left of the words, and whatever stands above them. */
  aside?: Snippet<[N]> | undefined;
  head?: Snippet<[N]> | undefined;
  /** What a name in a sentence means: a thing of the game by its noun and number. */
  about?: ((noun: string, value: number) => N | null) | undefined;
}

const HOVER = 420;
const HOVER_QUIET = 900;
const LONG_PRESS = 420;
/** After a popover closed, the next one opens at once for this long. */
const WARM = 350;
const AT_ONCE = 60;

export class Notes<N extends Note = Note> {
  manner = $state.raw<Manner<N>>({});
  note = $state.raw<N | null>(null);
  /** The element the popover speaks of. */
  about = $state.raw<HTMLElement | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = -Infinity;

  show(element: HTMLElement, note: N): void {
    clearTimeout(this.#timer);
    this.note = note;
    this.about = element;
  }

  hide(element?: HTMLElement): void {
    clearTimeout(this.#timer);
    if (element && this.about !== element) return;
    if (this.note) this.#closed = performance.now();
    this.note = null;
    this.about = null;
  }

  /**
   * Show it on hover, keyboard focus and long press; a long press is not a click. A click shows it
   * too where a click does nothing else. A quiet one waits longer and leaves keyboard focus alone; a
   * slow one only waits.
   */
  on(say: () => N | null, quiet = false, slow = quiet): Attachment<HTMLElement> {
    return (element) => {
      let pressed = false;
      let over = false;
      const tell = (): boolean => {
        const note = say();
        if (note) this.show(element, note);
        return note !== null;
      };
      const later = (delay: number, then: () => void): void => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(then, delay);
      };
      const listen: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
        // Not for whatever comes to lie under a mouse at rest.
        pointermove: (event) => {
          if (over || (event as PointerEvent).pointerType !== "mouse") return;
          over = true;
          const warm = this.note !== null || performance.now() - this.#closed < WARM;
          later(slow ? HOVER_QUIET : warm ? AT_ONCE : HOVER, tell);
        },
        // A popover that was pressed for stays until the next touch.
        pointerleave: () => {
          over = false;
          if (!pressed) this.hide(element);
        },
        pointerdown: (event) => {
          pressed = false;
          if ((event as PointerEvent).pointerType === "mouse") this.hide(element);
          else
            later(LONG_PRESS, () => {
              pressed = tell();
            });
        },
        pointerup: () => {
          if (!pressed) clearTimeout(this.#timer);
        },
        pointercancel: () => this.hide(element),
        contextmenu: (event) => event.preventDefault(),
        focus: () => {
          if (!quiet && element.matches(":focus-visible")) tell();
        },
        blur: () => this.hide(element),
        click: (event) => {
          if (pressed) {
            pressed = false;
            event.preventDefault();
            event.stopImmediatePropagation();
          } else if (element.ariaDisabled === "true") {
            tell();
          }
        },
      };
      $effect(() => {
        const note = say();
        const text = note ? (this.manner.describe?.(note) ?? "") : "";
        if (text) element.setAttribute("aria-description", text);
        else element.removeAttribute("aria-description");
      });
      const off = Object.entries(listen).map(([name, listener]) =>
        on(element, name, listener, { capture: true }),
      );
      return () => {
        for (const end of off) end();
        this.hide(element);
      };
    };
  }

  /** What the first name of a thing in a sentence means. */
  first(spans: readonly Span[]): N | null {
    for (const { noun, value } of spans) {
      const note = noun === undefined || value === undefined ? null : this.manner.about?.(noun, value);
      if (note) return note;
    }
    return null;
  }

  /**
   * Names in a text, `[data-noun]`: each is listened to once somebody comes near it, for a log has
   * hundreds of them.
   */
  readonly among: Attachment<HTMLElement> = (element) => {
    const near = new Map<HTMLElement, () => void>();
    const come = (event: Event): void => {
      const name = (event.target as Element).closest<HTMLElement>("[data-noun]");
      if (!name || near.has(name)) return;
      const { noun = "", value = "" } = name.dataset;
      const say = () => this.manner.about?.(noun, Number(value)) ?? null;
      near.set(
        name,
        $effect.root(() => this.on(say)(name)),
      );
    };
    const off = ["pointerover", "pointerdown", "focus"].map((event) =>
      on(element, event, come, { capture: true }),
    );
    return () => {
      for (const end of [...off, ...near.values()]) end();
    };
  };
}

/** Where a page keeps its reader. */
export const KEY = Symbol("reader");

/** The reader of the page, for whatever stands on it. */
export const reading = <N extends Note = Note>(): Notes<N> =>
  getContext<Notes<N> | undefined>(KEY) ?? new Notes<N>();

/** Give a page its reader. */
export const openReader = (): Notes => setContext(KEY, new Notes());
