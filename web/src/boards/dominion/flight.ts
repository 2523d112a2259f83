/** Cards travel: from where they were to where they lie now, and any input ends the journey. */

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

const SHORTEST = 150;
const LONGEST = 350;

/** Milliseconds for a distance in pixels. */
export const duration = (distance: number): number =>
  Math.round(Math.min(LONGEST, SHORTEST + distance * 0.3));

const flying = new Set<Animation>();

/** End all journeys at once. */
export function land(): void {
  for (const animation of flying) animation.finish();
}

async function until(animation: Animation): Promise<void> {
  if (flying.size === 0) {
    window.addEventListener("pointerdown", land, true);
    window.addEventListener("keydown", land, true);
  }
  flying.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled because the board went away: nothing is left to settle on screen.
  }
  flying.delete(animation);
  if (flying.size > 0) return;
  window.removeEventListener("pointerdown", land, true);
  window.removeEventListener("keydown", land, true);
}

/** Move a ghost on its way; a card that arrives is hidden at its place until then. */
export async function fly(element: HTMLElement, ghost: Ghost): Promise<void> {
  const { at, other, arrives, delay } = ghost;
  const [dx, dy] = [other.left - at.left, other.top - at.top];
  const scale = at.width > 0 ? other.width / at.width : 1;
  const away = `translate(${dx}px, ${dy}px) scale(${scale})`;
  const time = duration(Math.hypot(dx, dy));
  const timing = { duration: time, delay, easing: "cubic-bezier(0.25, 0.6, 0.25, 1)" };
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
