/** The keyboard at the table: every choice and every tool has a key. */
import { settings } from "./settings.svelte";
import type { Sitting } from "./sitting.svelte";
import { ui } from "./ui.svelte";

const TYPING = "input, textarea, select, dialog, [contenteditable]";
const PRESSABLE = ":is(button, a, summary, [role=button]):not([aria-disabled=true])";

/** What these keys give to the highlighted place of a share. */
const STEPS: Partial<Record<string, number>> = {
  "+": 1,
  "-": -1,
  ArrowRight: 1,
  ArrowLeft: -1,
};

/** Whether a key is meant for the table: nobody types, no window is open, nobody else took it. */
export function meant(event: KeyboardEvent): boolean {
  if (!settings.keys || event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || ui.settings || ui.help) return false;
  return !(event.target as Element).closest?.(TYPING);
}

/** What the mouse has pressed does not keep the Enter key for itself. */
export function release(event: MouseEvent): void {
  const pressed = (event.target as Element).closest<HTMLElement>(PRESSABLE);
  const byMouse = (event as PointerEvent).pointerType === "mouse" && event.detail > 0;
  if (byMouse && pressed === document.activeElement && !pressed?.closest(TYPING)) pressed?.blur();
}

/** Nobody reads a question and decides in less, in milliseconds. */
const READING = 250;

/** Whether a click is the second of a double click and would answer a question that just came. */
export function unread(event: MouseEvent, asked: number): boolean {
  return event.detail > 1 && event.timeStamp - asked < READING;
}

/** Do what a key stands for; false leaves it to the browser. */
export function press(sitting: Sitting, key: string, target: Element): boolean {
  return tool(sitting, key) || choice(sitting, key, target);
}

function tool(sitting: Sitting, key: string): boolean {
  const seated = sitting.you !== null;
  switch (key.toLowerCase()) {
    case "?":
      ui.help = true;
      return true;
    case "u":
      if (seated) sitting.undo();
      return seated;
    case "h":
      if (seated) sitting.hint();
      return seated;
    case "r":
      if (!sitting.sight?.redo) return false;
      sitting.redo();
      return true;
    default:
      return false;
  }
}

function choice(sitting: Sitting, key: string, target: Element): boolean {
  const { choosing } = sitting;
  if (!sitting.asked || sitting.busy) return false;
  const free = !target.closest?.(PRESSABLE);
  const step = STEPS[key];
  if (step !== undefined && sitting.asked.kind === "Share") {
    if (choosing.selected !== null) choosing.give(choosing.selected, step);
  } else if (key === " " && choosing.pass !== null && free) {
    choosing.press(choosing.pass);
  } else if (/^[1-9]$/.test(key) && !choosing.asField) {
    choosing.press(choosing.behind(Number(key)));
  } else if (key === "0" && choosing.pages > 1) {
    choosing.turn(1);
  } else if (key === "ArrowDown" || key === "ArrowUp") {
    choosing.move(key === "ArrowDown" ? 1 : -1);
  } else if (key === "Escape") {
    choosing.clear();
  } else if (key === "Enter" && free) {
    if (choosing.answer !== null) choosing.confirm();
    else if (choosing.selected !== null) choosing.press(choosing.selected);
  } else {
    const first = /^\p{L}$/u.test(key);
    return first && choosing.letter(key, (offered) => sitting.words.phrase(offered.words));
  }
  return true;
}
