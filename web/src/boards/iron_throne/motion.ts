/** Power, influence and hostages travel from where they were to where they are. */
import type { Told } from "../../wire";
import { duration, EASING, until } from "../shared/flight";
import { ownerOf, playerOf, seatOfHouse, type View } from "./view";

/** What travels, between things of the board as selectors. */
export interface Journey {
  what: "power" | "influence" | "hostage";
  from: string;
  to: string;
}

/** So many at most at once: nobody can follow more. */
const MOST = 6;

const house = (seat: number): string => `[data-house-of="${seat}"]`;
const person = (character: number): string => `[data-person="${character}"]`;

/** What travels by some events. */
export function journeysOf(events: readonly Told[], view: View): Journey[] {
  const found: Journey[] = [];
  const sheet = (seat: number): string => person(playerOf(view, seat).leader);
  const add = (what: Journey["what"], from: string, to: string): void => {
    found.push({ what, from, to });
  };
  for (const { key, args } of events) {
    const number = (name: string): number => Number(args[name]);
    if (key === "strengthened") add("power", sheet(number("seat")), person(number("character")));
    else if (key === "weakened")
      add("power", person(number("character")), sheet(ownerOf(view, number("character"))));
    else if (key === "drained") add("power", person(number("character")), sheet(number("seat")));
    else if (key === "receives" || key === "plunders")
      add("power", sheet(number("to_seat")), sheet(number("seat")));
    else if (key === "spreads")
      add("influence", house(number("seat")), house(seatOfHouse(view, number("house"))));
    else if (key.startsWith("takes-") && "to_seat" in args)
      add("hostage", house(number("to_seat")), house(number("seat")));
  }
  return found.slice(-MOST);
}

const LOOKS: Record<Journey["what"], string> = {
  power: "width:18px;height:18px;border-radius:50%;background:#15110b;border:2px solid #c9bda1",
  influence: "width:11px;height:16px;border-radius:3px;background:#e8dcc0",
  hostage: "width:20px;height:28px;border-radius:3px;background:#4a2a2a;border:2px solid #efe4cb",
};

const middle = (box: DOMRect): readonly [number, number] => [
  box.left + box.width / 2,
  box.top + box.height / 2,
];

/** Let things travel on a board; what is folded away does not. */
export function travel(board: HTMLElement, journeys: readonly Journey[]): void {
  for (const { what, from, to } of journeys) {
    const [start, end] = [board.querySelector(from), board.querySelector(to)];
    if (!start || !end || typeof start.animate !== "function") continue;
    const [[x, y], [toX, toY]] = [
      middle(start.getBoundingClientRect()),
      middle(end.getBoundingClientRect()),
    ];
    const token = document.createElement("span");
    token.ariaHidden = "true";
    token.style.cssText = `position:fixed;left:${x}px;top:${y}px;z-index:30;pointer-events:none;translate:-50% -50%;${LOOKS[what]}`;
    document.body.append(token);
    const flown = token.animate(
      { transform: ["none", `translate(${toX - x}px, ${toY - y}px)`] },
      { duration: duration(Math.hypot(toX - x, toY - y)), easing: EASING },
    );
    void until(flown).then(() => token.remove());
  }
}
