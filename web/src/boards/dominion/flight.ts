/** Pictures of cards travel: from where the cards were to where they lie now. */
import { duration, EASING, until } from "../shared/flight";

/** The picture of a card under way. It is as large as where it lies for longer: `at`. */
export interface Ghost {
  id: number;
  card: number;
  at: DOMRect;
  /** Where it comes from, if it arrives at `at`; else where it goes to from there. */
  other: DOMRect;
  arrives: HTMLElement | null;
  delay: number;
}

/** Move a ghost on its way; a card that arrives is hidden at its place until then. */
export async function fly(element: HTMLElement, ghost: Ghost): Promise<void> {
  const { at, other, arrives, delay } = ghost;
  const [dx, dy] = [other.left - at.left, other.top - at.top];
  const scale = at.width > 0 ? other.width / at.width : 1;
  const away = `translate(${dx}px, ${dy}px) scale(${scale})`;
  const time = duration(Math.hypot(dx, dy));
  const timing = { duration: time, delay, easing: EASING };
  const journeys = [
    arrives
      ? element.animate({ transform: [away, "none"] }, { ...timing, fill: "both" })
      : element.animate(
          { transform: ["none", away], opacity: [1, 1, 0.3], offset: [0, 0.8, 1] },
          { ...timing, fill: "both" },
        ),
  ];
  if (arrives)
    journeys.push(
      arrives.animate({ visibility: ["hidden", "hidden"] }, { duration: time + delay }),
    );
  await Promise.all(journeys.map(until));
}
