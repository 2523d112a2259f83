/** The pictures of this board and who drew them; the credits page shows this list. */
import type { Credit } from "../../heraldry/credits";

const DRAWN: Record<string, readonly string[]> = {
  Delapouite: ["trebuchet"],
  Lorc: ["stone-tower"],
  Skoll: ["chess-knight"],
};

export const CREDITS: readonly Credit[] = Object.entries(DRAWN).flatMap(([author, icons]) =>
  icons.map((icon) => ({
    icon,
    author,
    set: "game-icons",
    licence: "CC BY 3.0",
    page: `https://game-icons.net/1x1/${author.toLowerCase()}/${icon}.html`,
  })),
);
