/** Icons from elsewhere and who drew them; the credits page shows this list. */
export interface Credit {
  icon: string;
  author: string;
  set: "game-icons";
  licence: "CC BY 3.0";
  page: string;
}

const DRAWN: Record<string, readonly string[]> = {
  Delapouite: ["sun-spear"],
  Lorc: [
    "broadsword",
    "dragon-head",
    "flying-flag",
    "harpy",
    "laurels",
    "lion",
    "rose",
    "stag-head",
    "stone-throne",
    "wolf-head",
  ],
  Sbed: ["death-skull"],
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
