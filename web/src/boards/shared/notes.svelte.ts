/** The one popover of a board: what can be said about a card, a place, a pile. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** What every popover can say; a board may add what its own shows. */
export interface Note {
  title?: string;
  lines: readonly string[];
}

const HOVER = 420;
const HOVER_QUIET = 900;
const LONG_PRESS = 420;
/** After a popover closed, the next one opens at once for this long. */
const WARM = 350;
const AT_ONCE = 60;

export class Notes<N extends Note = Note> {
  note = $state.raw<N | null>(null);
  /** The element the popover speaks of. */
  about = $state.raw<HTMLElement | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = -Infinity;

  /** `describe` gives what a screen reader is told besides the label. */
  constructor(private readonly describe: (note: N) => string = () => "") {}

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
   * too where a click does nothing else. A quiet one waits longer and leaves keyboard focus alone.
   */
  on(say: () => N | null, quiet = false): Attachment<HTMLElement> {
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
          later(quiet ? HOVER_QUIET : warm ? AT_ONCE : HOVER, tell);
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
        const text = note ? this.describe(note) : "";
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
}
