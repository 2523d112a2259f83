/** Cards travel: from where they were to where they lie now, and any input ends the journey. */
const SHORTEST = 150;
const LONGEST = 350;

/** Milliseconds for a distance in pixels. */
export function duration(distance: number): number {
  return Math.round(Math.min(LONGEST, SHORTEST + distance * 0.3));
}

const flying = new Set<Animation>();

function land(): void {
  for (const animation of flying) animation.finish();
}

function settle(animation: Animation): void {
  flying.delete(animation);
  if (flying.size > 0) return;
  window.removeEventListener("pointerdown", land, true);
  window.removeEventListener("keydown", land, true);
}

/**
 * Let an element that already lies at its place arrive there from a box elsewhere.
 *
 * Position and size move, not a scaled picture: a card keeps its shape and its line widths.
 */
export async function fly(element: HTMLElement, from: DOMRect, delay = 0): Promise<void> {
  const to = element.getBoundingClientRect();
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const animation = element.animate(
    {
      transform: [`translate(${dx}px, ${dy}px)`, "none"],
      // The cell may itself be moving: in percent the card ends as large as its cell does.
      width: [`${from.width}px`, "100%"],
      height: [`${from.height}px`, "100%"],
    },
    {
      duration: duration(Math.hypot(dx, dy)),
      delay,
      easing: "cubic-bezier(0.25, 0.6, 0.25, 1)",
      fill: "backwards",
    },
  );
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
  settle(animation);
}
