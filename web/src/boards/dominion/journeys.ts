/** Which cards travel where, from the events of an update and where things lay before it. */
import type { Told } from "../../wire";
import type { Ghost } from "./flight";
import type { View } from "./view";

/** Where everything lay. */
export interface Boxes {
  hand: Map<string, DOMRect>;
  play: Map<string, DOMRect>;
  piles: Map<string, DOMRect>;
  stacks: Map<string, DOMRect>;
}

const STAGGER = 55;
const LONGEST_WAIT = 550;
const GHOSTS = 18;
let ghosts = 0;

function collect(root: HTMLElement, name: string): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${name}]`))
    found.set(element.dataset[name] ?? "", element.getBoundingClientRect());
  return found;
}

export const boxesOf = (root: HTMLElement): Boxes => ({
  hand: collect(root, "hand"),
  play: collect(root, "play"),
  piles: collect(root, "pile"),
  stacks: collect(root, "stack"),
});

/** The same shape as one box in the middle of another. */
function inside(shape: DOMRect, box: DOMRect): DOMRect {
  const scale = Math.min(1, box.width / (shape.width || 1), box.height / (shape.height || 1));
  const [width, height] = [shape.width * scale, shape.height * scale];
  return new DOMRect(
    box.left + (box.width - width) / 2,
    box.top + (box.height - height) / 2,
    width,
    height,
  );
}

/** The line of a seat beside the board, or the board's upper corner. */
function seatBox(root: HTMLElement, seat: number): DOMRect {
  const line = document.querySelector(`[data-dominion-seat="${seat}"]`)?.getBoundingClientRect();
  if (line && line.width > 0) return new DOMRect(line.left, line.top - 10, 46, 40);
  const board = root.getBoundingClientRect();
  return new DOMRect(board.right - 60, board.top - 30, 46, 40);
}

const number = (value: unknown): number => (typeof value === "number" ? value : -1);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(number) : []);

export function journeys(
  root: HTMLElement,
  events: readonly Told[],
  before: View,
  now: View,
  you: number | null,
  boxes: Boxes,
): Ghost[] {
  const found: Ghost[] = [];
  const claimed = new Set<string>();
  let wait = 0;

  const later = (): number => {
    const delay = Math.min(wait, LONGEST_WAIT);
    wait += STAGGER;
    return delay;
  };
  const find = (name: string, value: string): HTMLElement | null =>
    root.querySelector<HTMLElement>(`[data-${name}="${value}"]`);

  /** A copy that lay somewhere before, the last one first. */
  const lay = (zone: "hand" | "play", card: number): DOMRect | undefined => {
    for (let copy = 40; copy >= 0; copy--) {
      const id = `${card}:${copy}`;
      const box = boxes[zone].get(id);
      if (!box || claimed.has(`${zone} ${id}`)) continue;
      claimed.add(`${zone} ${id}`);
      return box;
    }
    return undefined;
  };
  const send = (
    card: number,
    at: DOMRect | undefined,
    other: DOMRect | undefined,
    arrives: HTMLElement | null,
  ): void => {
    if (!at || !other || found.length >= GHOSTS) return;
    found.push({ id: ++ghosts, card, at, other: inside(at, other), arrives, delay: later() });
  };
  const come = (card: number, to: HTMLElement | null, from: DOMRect | undefined): void =>
    send(card, to?.getBoundingClientRect(), from, to);
  const go = (card: number, from: DOMRect | undefined, to: DOMRect | undefined): void =>
    send(card, from, to, null);
  const stack = (kind: string, seat: number): DOMRect | undefined =>
    seat === you ? boxes.stacks.get(kind) : seatBox(root, seat);

  /** The newest copies in the hand are the ones that came. */
  const fresh = new Map<number, number>();
  const newest = (card: number): HTMLElement | null => {
    const held = now.hand.filter((one) => one === card).length;
    const taken = (fresh.get(card) ?? 0) + 1;
    fresh.set(card, taken);
    return find("hand", `${card}:${held - taken}`);
  };

  const played = new Map<number, number>();
  if (before.turn === now.turn)
    for (const card of before.play) played.set(card, (played.get(card) ?? 0) + 1);
  const play = (seat: number, card: number): void => {
    const copy = played.get(card) ?? 0;
    const element = find("play", `${card}:${copy}`);
    if (!element) return;
    played.set(card, copy + 1);
    come(card, element, seat === you ? lay("hand", card) : seatBox(root, seat));
  };

  const cleaned = events.some((told) => told.key === "turn" || told.key === "game-over");
  for (const { key, args } of events) {
    const seat = number(args.seat);
    const card = number(args.card);
    switch (key) {
      case "plays":
        play(seat, card);
        break;
      case "treasures":
        for (const one of numbers(args.cards)) play(seat, one);
        break;
      case "buys":
      case "gains-discard": {
        const from = boxes.piles.get(`${card}`);
        const top = cleaned || seat !== you ? null : find("top", "discard");
        if (top && now.discard_tops[seat] === card) come(card, top, from);
        else go(card, from, stack("discard", seat));
        break;
      }
      case "gains-hand":
        if (seat === you) come(card, newest(card), boxes.piles.get(`${card}`));
        else go(card, boxes.piles.get(`${card}`), seatBox(root, seat));
        break;
      case "gains-deck":
        go(card, boxes.piles.get(`${card}`), stack("deck", seat));
        break;
      case "trashes":
        for (const one of numbers(args.cards)) {
          const own = seat === you ? (lay("hand", one) ?? lay("play", one)) : lay("play", one);
          go(one, own ?? stack("deck", seat), boxes.stacks.get("trash"));
        }
        break;
      case "put-back":
        for (const one of numbers(args.cards)) go(one, lay("hand", one), stack("deck", seat));
        break;
      case "passed":
        go(card, lay("hand", card), seatBox(root, number(args.to_seat)));
        break;
      case "received": {
        const giver = events.find((told) => told.key === "passes" && told.args.to_seat === seat);
        come(card, newest(card), seatBox(root, number(giver?.args.seat)));
        break;
      }
      case "takes":
      case "drew":
        if (seat === you)
          for (const one of numbers(args.cards)) come(one, newest(one), boxes.stacks.get("deck"));
        break;
      case "turn":
        // Clean-up: everything played goes to its owner.
        for (const one of before.play) go(one, lay("play", one), stack("discard", before.turn));
        break;
    }
  }

  // Hand cards that are gone without another word were discarded.
  if (you !== null) {
    const left = new Map<number, number>();
    for (const card of now.hand) left.set(card, (left.get(card) ?? 0) + 1);
    for (const id of boxes.hand.keys()) {
      const [card = -1, copy = 0] = id.split(":").map(Number);
      if (claimed.has(`hand ${id}`) || (!cleaned && copy < (left.get(card) ?? 0))) continue;
      if (cleaned && before.turn !== you) continue;
      go(card, lay("hand", card), boxes.stacks.get("discard"));
    }
  }
  return found;
}
