/** One tab stop for a group: the arrow keys move inside it. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

type Items = readonly HTMLElement[];
/** Where an arrow leads; undefined leaves the key to others. */
type Way = (all: Items, at: HTMLElement, dx: number, dy: number) => HTMLElement | undefined;
type Told = Record<string, (event: Event) => void>;

/** How something was pressed: a touch first shows what it would do. */
export type By = "keys" | "mouse" | "touch";

const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Where the tab key stops first. */
const MARKED = "[data-lit], [aria-selected=true]";

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest neighbour on screen, where going sideways costs double; else along the line. */
const nearest: Way = (all, at, dx, dy) => {
  const start = centre(at);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one === at) continue;
    const to = centre(one);
    const along = (to.x - start.x) * dx + (to.y - start.y) * dy;
    const aside = Math.abs((to.x - start.x) * dy) + Math.abs((to.y - start.y) * dx);
    if (along <= 1 || (dy === 0 && aside > along * 2 && aside > 20)) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [one, far];
  }
  // Without a layout, or at the end of a line, on to the next one.
  return best ?? (dx === 0 ? at : (all[all.indexOf(at) + dx] ?? at));
};

function group(which: string, way: Way, told: Told = {}): Attachment<HTMLElement> {
  return (element) => {
    const items = (): Items => [...element.querySelectorAll<HTMLElement>(which)];

    const settle = (current?: HTMLElement): void => {
      const all = items();
      const stops = all.filter((item) => item.getAttribute("tabindex") === "0");
      const stop =
        current ??
        all.find((item) => item === document.activeElement) ??
        stops.find((item) => item.matches(MARKED)) ??
        all.find((item) => item.matches(MARKED)) ??
        stops[0] ??
        all[0];
      for (const item of all) {
        const wanted = item === stop ? "0" : "-1";
        if (item.getAttribute("tabindex") !== wanted) item.setAttribute("tabindex", wanted);
      }
    };

    const keydown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const all = items();
      const at = all.find((item) => item === document.activeElement);
      const arrow = ARROWS[event.key];
      let to: HTMLElement | undefined;
      if (at && arrow) to = way(all, at, ...arrow);
      else if (at && event.key === "Home") to = all[0];
      else if (at && event.key === "End") to = all.at(-1);
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      settle(to);
      to.focus();
      // Tabs follow the focus; their panels are cheap.
      if (to.getAttribute("role") === "tab") to.click();
    };

    const focusin = (event: Event): void => {
      const target = event.target as HTMLElement;
      if (items().includes(target)) settle(target);
    };

    const watcher = new MutationObserver(() => settle());
    watcher.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-lit", "disabled", "aria-selected"],
    });
    const off = [
      on(element, "keydown", keydown),
      on(element, "focusin", focusin),
      ...Object.entries(told).map(([name, listener]) => on(element, name, listener)),
    ];
    settle();
    return () => {
      watcher.disconnect();
      for (const end of off) end();
    };
  };
}

/**
 * A row or a column of buttons, round and round, without those set aside. Use as
 * `{@attach roving("vertical")}`.
 */
export const roving = (axis: "vertical" | "horizontal"): Attachment<HTMLElement> =>
  group("button:not(:disabled, [data-aside])", (all, at, dx, dy) => {
    const step = axis === "vertical" ? dy : dx;
    return step === 0 ? undefined : all.at((all.indexOf(at) + step) % all.length);
  });

/**
 * `[data-stop]` lying about: arrow keys go to the nearest one on screen, and what can be chosen now
 * (`data-lit`) comes first. Presses and pointing are told, by their option.
 */
export function stops(
  press?: (option: number | null, by: By) => void,
  point?: (option: number | null) => void,
): Attachment<HTMLElement> {
  const behind = (event: Event): number | null => {
    const item = (event.target as Element).closest<HTMLElement>("[data-stop]");
    return item?.dataset.option === undefined ? null : Number(item.dataset.option);
  };
  const by = (event: Event): By => {
    if ((event as PointerEvent).pointerType === "touch") return "touch";
    return (event as MouseEvent).detail === 0 ? "keys" : "mouse";
  };
  const away = (): void => point?.(null);
  const at = (event: Event): void => point?.(behind(event));
  return group("[data-stop]", nearest, {
    click: (event) => press?.(behind(event), by(event)),
    pointerover: at,
    pointerleave: away,
    focusin: at,
    focusout: away,
  });
}

/** A list that scrolls where it has more than it shows: then the keyboard can scroll it, too. */
export function reachable(list: HTMLElement): () => void {
  const watcher = new ResizeObserver(() => {
    if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
    else list.removeAttribute("tabindex");
  });
  for (const one of [list, ...list.children]) watcher.observe(one);
  return () => watcher.disconnect();
}
