/** The arms of the seats: neighbours differ most. */
import type { House } from "../../heraldry";

const ORDER: readonly House[] = ["dragon", "wolf", "lion", "stag", "rose", "sun"];

export const armsOf = (seat: number): House => ORDER[seat % ORDER.length] ?? "wolf";
