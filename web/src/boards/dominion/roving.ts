/**
 * One tab stop for a group of `[data-stop]`: arrow keys go to the nearest neighbour on screen. What
 * can be chosen now (`data-lit`) is where the tab key stops first. Use as `{@attach stops()}`.
 */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { byOf, type By } from "./shown";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** The nearest element in a direction; going sideways costs double. */
export function neighbour<T extends Element>(
  all: readonly T[],
  from: T,
  [dx, dy]: readonly [number, number],
): T | undefined {
  const start = centre(from);
  let best: T | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const to = centre(one);
    const along = (to.x - start.x) * dx + (to.y - start.y) * dy;
    const aside = Math.abs((to.x - start.x) * dy) + Math.abs((to.y - start.y) * dx);
    if (along <= 1 || (dy === 0 && aside > along * 2 && aside > 20)) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** One tab stop for a group; presses and pointing at its members are told, by their option. */
export function stops(
  press?: (option: number | null, by: By) => void,
  point?: (option: number | null) => void,
): Attachment<HTMLElement> {
  return (group) => {
    const behind = (event: Event): number | null => {
      const item = (event.target as Element).closest<HTMLElement>("[data-stop]");
      return item?.dataset.option === undefined ? null : Number(item.dataset.option);
    };
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-stop]")];

    const settle = (current?: HTMLElement): void => {
      const items = all();
      const focused = items.find((item) => item === document.activeElement);
      const stop =
        current ??
        focused ??
        items.find((item) => item.tabIndex === 0 && item.dataset.lit !== undefined) ??
        items.find((item) => item.dataset.lit !== undefined) ??
        items.find((item) => item.tabIndex === 0 && item.hasAttribute("tabindex")) ??
        items[0];
      for (const item of items) {
        const wanted = item === stop ? "0" : "-1";
        if (item.getAttribute("tabindex") !== wanted) item.setAttribute("tabindex", wanted);
      }
    };

    const keydown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const items = all();
      const at = items.find((item) => item === document.activeElement);
      if (!at) return;
      const arrow = ARROWS[event.key];
      let to: HTMLElement | undefined;
      if (arrow) {
        to = neighbour(items, at, arrow);
        // Without a layout, or at the end of a line, on to the next one.
        const step = items.indexOf(at) + (arrow[0] || arrow[1]);
        if (!to && arrow[0] !== 0) to = items[step];
      } else if (event.key === "Home") to = items[0];
      else if (event.key === "End") to = items.at(-1);
      else return;
      event.preventDefault();
      event.stopPropagation();
      if (!to) return;
      settle(to);
      to.focus();
    };

    const focusin = (event: FocusEvent): void => {
      const target = event.target as HTMLElement;
      if (all().includes(target)) settle(target);
    };

    const told: Record<string, (event: Event) => void> = {
      click: (event) => press?.(behind(event), byOf(event as MouseEvent)),
      pointerover: (event) => point?.(behind(event)),
      pointerleave: () => point?.(null),
      focusin: (event) => {
        focusin(event as FocusEvent);
        point?.(behind(event));
      },
      focusout: () => point?.(null),
      keydown: (event) => keydown(event as KeyboardEvent),
    };

    const watcher = new MutationObserver(() => settle());
    watcher.observe(group, { childList: true, subtree: true, attributeFilter: ["data-lit"] });
    const off = Object.entries(told).map(([name, listener]) => on(group, name, listener));
    settle();
    return () => {
      watcher.disconnect();
      for (const end of off) end();
    };
  };
}
