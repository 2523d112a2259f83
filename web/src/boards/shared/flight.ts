/** Cards travel: how long that takes, and that any input ends every journey. */
const SHORTEST = 150;
const LONGEST = 350;

export const EASING = "cubic-bezier(0.25, 0.6, 0.25, 1)";

/** Milliseconds for a distance in pixels. */
export const duration = (distance: number): number =>
  Math.round(Math.min(LONGEST, SHORTEST + distance * 0.3));

const flying = new Set<Animation>();

/** End all journeys at once. */
export function land(): void {
  for (const animation of flying) animation.finish();
}

/** Until a journey is over. */
export async function until(animation: Animation): Promise<void> {
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
