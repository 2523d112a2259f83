/** One tab stop for a group: the arrow keys move inside it. Use as `{@attach roving()}`. */
import type { Attachment } from "svelte/attachments";

const ITEMS = "button:not(:disabled), a[href], [role=tab], [data-roving]";

export function roving(axis: "both" | "vertical" | "horizontal" = "both"): Attachment<HTMLElement> {
  return (group) => {
    const items = () => [...group.querySelectorAll<HTMLElement>(ITEMS)];

    const settle = (current?: HTMLElement) => {
      const all = items();
      const marked =
        current ??
        all.find((item) => item.matches("[aria-selected=true], [aria-checked=true]")) ??
        all.find((item) => item.tabIndex === 0) ??
        all[0];
      for (const item of all) {
        const wanted = item === marked ? 0 : -1;
        if (item.tabIndex !== wanted) item.tabIndex = wanted;
      }
    };

    const key = (event: KeyboardEvent) => {
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      const vertical = axis !== "horizontal";
      const horizontal = axis !== "vertical";
      let to = -1;
      if ((event.key === "ArrowDown" && vertical) || (event.key === "ArrowRight" && horizontal)) {
        to = (at + 1) % all.length;
      } else if (
        (event.key === "ArrowUp" && vertical) ||
        (event.key === "ArrowLeft" && horizontal)
      ) {
        to = (at - 1 + all.length) % all.length;
      } else if (event.key === "Home") to = 0;
      else if (event.key === "End") to = all.length - 1;
      const target = all[to];
      if (!target) return;
      event.preventDefault();
      settle(target);
      target.focus();
      // Tabs follow the focus; their panels are cheap.
      if (target.getAttribute("role") === "tab" || target.getAttribute("role") === "radio")
        target.click();
    };

    const focus = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      if (items().includes(target)) settle(target);
    };

    const watcher = new MutationObserver(() => settle());
    watcher.observe(group, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled", "aria-selected", "aria-checked"],
    });
    group.addEventListener("keydown", key);
    group.addEventListener("focusin", focus);
    settle();
    return () => {
      watcher.disconnect();
      group.removeEventListener("keydown", key);
      group.removeEventListener("focusin", focus);
    };
  };
}
