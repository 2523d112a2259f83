/** A board under test: mounted with everything the frame hands it, and pressed like a person. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { partOf } from "../../answers";
import Reader from "../../frame/Reader.svelte";
import { KEY, Notes } from "../../reader.svelte";
import type { Answer } from "../../wire";
import type { BoardProps } from "../contract";
import { name } from "./fixture";

type Given = Pick<BoardProps, "sight" | "places" | "t">;

/** To be called once at the top of a file of tests: it clears up after each of them. */
export function stage(board: Component<BoardProps>, given: Given) {
  /** Keeps the answer as the frame does, until there is news. */
  const choose = vi.fn((answer: Answer) => {
    props.given = { answer, held: false };
  });
  const hover = vi.fn();
  let props = $state({} as BoardProps);
  let shown: Record<string, unknown>[] = [];

  function show(changes: Partial<BoardProps> = {}): void {
    props = {
      you: 0,
      selected: null,
      picked: [],
      pick,
      putBack: () => (props.picked = []),
      events: [],
      jump: false,
      motion: false,
      choose,
      hover,
      given: null,
      guides: true,
      name,
      ...given,
      ...changes,
    };
    const notes = new Notes();
    const [target, context] = [document.body, new Map([[KEY, notes]])];
    shown = [
      mount(board, { target, props, context }),
      mount(Reader, { target, props: { notes } }),
    ];
    flushSync();
  }

  function change(changes: Partial<BoardProps>): void {
    if (changes.sight) props.given = null;
    Object.assign(props, changes);
    flushSync();
  }

  /** Takes an option or puts it back, as the frame does; gives a place of a share so much more. */
  function pick(option: number, count = 1): void {
    const { picked, sight } = props;
    const most = sight.asked[0]?.most ?? 0;
    if (sight.asked[0]?.kind === "Share") {
      const many = picked.filter((one) => one === option).length + count;
      const others = picked.filter((one) => one !== option);
      props.picked = [...others, ...Array<number>(many).fill(option)].sort((a, b) => a - b);
    } else if (sight.asked[0]?.kind === "Offer") {
      const { 0: asked } = sight.asked;
      const part = partOf(asked, option);
      props.picked = [...picked.filter((one) => partOf(asked, one) !== part), option];
    } else if (picked.includes(option)) props.picked = picked.filter((one) => one !== option);
    else if (picked.length < most) props.picked = [...picked, option];
  }

  async function clear(): Promise<void> {
    await Promise.all(shown.map((one) => unmount(one)));
    shown = [];
  }

  beforeEach(() => {
    choose.mockClear();
    hover.mockReset();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await clear();
    document.body.replaceChildren();
  });

  return { choose, hover, show, change, clear };
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not on the board`);
  return found;
}

export function press(element: Element, pointerType?: string): void {
  if (pointerType === undefined) (element as HTMLElement).click();
  else element.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType, detail: 1 }));
  flushSync();
}

function point(element: Element, type: string, pointerType: string, at = 0): void {
  const more = { bubbles: true, cancelable: true, button: 0, pointerId: 1, pointerType };
  element.dispatchEvent(new PointerEvent(type, { ...more, clientX: at / 4, clientY: at }));
}

/** Take something and let it go elsewhere; a finger goes upwards, for sideways it scrolls. */
export function drag(from: HTMLElement, to: Element | null, pointerType = "mouse"): void {
  document.elementFromPoint = () => to;
  point(from, "pointerdown", pointerType);
  point(from, "pointermove", pointerType, 40);
  point(from, "pointerup", pointerType, 40);
  // Browsers let a click follow, which is not meant.
  press(from, pointerType);
}

/** Rest a finger on something for so many ms, then lift it. The clock has to be a false one. */
export function hold(element: HTMLElement, time: number): void {
  point(element, "pointerdown", "touch");
  vi.advanceTimersByTime(time);
  point(element, "pointerup", "touch");
  press(element, "touch");
}

/** Buttons that do not say in words what they are. */
export const unnamed = (): Element[] =>
  [...document.querySelectorAll("button")].filter(
    (button) => !(button.getAttribute("aria-label") ?? button.textContent ?? "").trim(),
  );
