/** Dragging beside clicking and the keyboard: something is taken by the pointer and let go over a place. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Drag {
  /** Begin: false where there is nothing to take. */
  take: () => boolean;
  /** What follows the pointer: a part of the element; all of it if none is named. */
  picture?: string;
  /** Where it may be let go, as a selector. */
  over: string;
  /** Let go over such a place, or elsewhere. */
  drop: (place: HTMLElement | null) => void;
}

/** Pixels a pointer moves before it drags. */
const FAR = 8;
const HERE = "drop-here";

/** Whether the place under a point takes it. */
const placeAt = (x: number, y: number, over: string): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>(over) ?? null;

export const dragged =
  (drag: Drag): Attachment<HTMLElement> =>
  (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let place: HTMLElement | null = null;
    // A hand that scrolls sideways is dragged upwards.
    element.style.touchAction = "pan-x";

    const point = (to: HTMLElement | null): void => {
      if (place === to) return;
      place?.classList.remove(HERE);
      to?.classList.add(HERE);
      place = to;
    };

    const end = (): void => {
      point(null);
      ghost?.remove();
      from = ghost = null;
    };

    const begin = (): void => {
      const picture = (drag.picture && element.querySelector<HTMLElement>(drag.picture)) || element;
      const box = picture.getBoundingClientRect();
      ghost = picture.cloneNode(true) as HTMLElement;
      ghost.setAttribute("aria-hidden", "true");
      ghost.removeAttribute("id");
      Object.assign(ghost.style, {
        position: "fixed",
        zIndex: "90",
        left: `${-box.width / 2}px`,
        top: `${-box.height / 2}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        margin: "0",
        pointerEvents: "none",
        opacity: "0.92",
        transition: "none",
      });
      document.body.append(ghost);
    };

    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost) {
        if (Math.hypot(dx, dy) < FAR) return;
        const sideways = event.pointerType === "touch" && Math.abs(dx) > Math.abs(dy);
        if (sideways || !drag.take()) {
          from = null;
          return;
        }
        begin();
      }
      if (ghost) ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
      point(placeAt(event.clientX, event.clientY, drag.over));
    };

    const up = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      const was = ghost !== null;
      const to = was ? placeAt(event.clientX, event.clientY, drag.over) : null;
      end();
      if (!was) return;
      // The click that follows at once is not meant; a later one is.
      const stop = (click: Event): void => {
        if (click.timeStamp - event.timeStamp > 50) return;
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener("click", stop, { capture: true, once: true });
      drag.drop(to);
    };

    // On the window: a quick pointer has left the card before it is noticed.
    const letGo = (event: PointerEvent): void => {
      up(event);
      leave();
    };
    const lost = (): void => {
      const was = ghost !== null;
      end();
      leave();
      if (was) drag.drop(null);
    };
    const leave = (): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", letGo);
      removeEventListener("pointercancel", lost);
    };

    const off = [
      on(element, "pointerdown", (event) => {
        if (event.button !== 0) return;
        leave();
        from = { x: event.clientX, y: event.clientY, id: event.pointerId };
        addEventListener("pointermove", move);
        addEventListener("pointerup", letGo);
        addEventListener("pointercancel", lost);
      }),
      on(element, "dragstart", (event) => event.preventDefault()),
      leave,
    ];
    return () => {
      end();
      for (const stop of off) stop();
    };
  };
