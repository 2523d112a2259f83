/** Icons from elsewhere and who drew them; the credits page shows this list. */
export interface Credit {
  icon: string;
  author: string;
  set: "game-icons";
  licence: "CC BY 3.0";
  page: string;
}

/** Credits for icons listed by who drew them. */
export function credited(drawn: Readonly<Record<string, readonly string[]>>): readonly Credit[] {
  return Object.entries(drawn).flatMap(([author, icons]) =>
    icons.map((icon) => ({
      icon,
      author,
      set: "game-icons",
      licence: "CC BY 3.0",
      page: `https://game-icons.net/1x1/${author.toLowerCase().replace(" ", "-")}/${icon}.html`,
    })),
  );
}

export const CREDITS = credited({
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
});
