/** The one small note of the board: the full name of a card and what can be said about it. */
import type { Attachment } from "svelte/attachments";
import type { House } from "../../heraldry";

export interface Note {
  title: string;
  arms?: House;
  lines: readonly string[];
}

const HOVER = 450;
const HOVER_QUIET = 900;
const LONG_PRESS = 450;

export class Notes {
  note = $state.raw<Note | null>(null);
  /** The element the note speaks of. */
  about = $state.raw<HTMLElement | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(element: HTMLElement, note: Note): void {
    clearTimeout(this.#timer);
    this.note = note;
    this.about = element;
  }

  hide(element?: HTMLElement): void {
    clearTimeout(this.#timer);
    if (element && this.about !== element) return;
    this.note = null;
    this.about = null;
  }

  /**
   * Show the note on hover, keyboard focus and long press; a long press is not a click.
   * A click shows it too where a click does nothing else. A quiet one waits longer and leaves
   * keyboard focus to the hint line.
   */
  on(say: () => Note | null, quiet = false): Attachment<HTMLElement> {
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
          later(quiet ? HOVER_QUIET : HOVER, tell);
        },
        // A note that was pressed for stays until the next touch.
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
            event.stopPropagation();
          } else if (element.ariaDisabled === "true") {
            tell();
          }
        },
      };
      const entries = Object.entries(listen);
      for (const [name, listener] of entries) element.addEventListener(name, listener, true);
      return () => {
        for (const [name, listener] of entries) element.removeEventListener(name, listener, true);
        this.hide(element);
      };
    };
  }
}
