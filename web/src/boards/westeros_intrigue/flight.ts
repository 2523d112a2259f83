/** A laid card travels from the hand, or from its owner's seat, to its place. */
import { duration, EASING, until } from "../shared/flight";

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
      easing: EASING,
      fill: "backwards",
    },
  );
  await until(animation);
}
