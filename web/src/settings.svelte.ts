/** What a person prefers, kept in this browser only. */
import type { Language, Pace } from "./wire";

export interface Settings {
  language: Language;
  motion: "auto" | "on" | "off";
  sound: boolean;
  /** Tell me outside the page when it is my turn. */
  notify: boolean;
  size: 1 | 2 | 3;
  face: "garamond" | "atkinson";
  colours: "plain" | "strong";
  pace: Pace;
  /** Be asked even where there is nothing to decide. */
  ask: boolean;
  /** Show the list of choices where the board alone would do. */
  list: boolean;
  /** Single keys as shortcuts; people who dictate need them off. */
  keys: boolean;
}

const STORE = "tafelrunde";

const CHOICES: { [K in keyof Settings]: readonly Settings[K][] } = {
  language: ["de", "en"],
  motion: ["auto", "on", "off"],
  sound: [false, true],
  notify: [false, true],
  size: [1, 2, 3],
  face: ["garamond", "atkinson"],
  colours: ["plain", "strong"],
  pace: ["calm", "brisk", "instant"],
  ask: [false, true],
  list: [true, false],
  keys: [true, false],
};

function preferred(): Language {
  const wanted = navigator.languages?.length ? navigator.languages : [navigator.language ?? ""];
  for (const tag of wanted) {
    if (tag.startsWith("de")) return "de";
    if (tag.startsWith("en")) return "en";
  }
  return "en";
}

function defaults(): Settings {
  return {
    language: preferred(),
    motion: "auto",
    sound: false,
    notify: false,
    size: 1,
    face: "garamond",
    colours: "plain",
    pace: "calm",
    ask: false,
    list: true,
    keys: true,
  };
}

/** Reads what is stored, value by value: a damaged or older store never breaks the page. */
export function restore(text: string | null): Settings {
  const settings = defaults();
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return settings;
  }
  if (typeof stored !== "object" || stored === null) return settings;
  for (const [key, value] of Object.entries(stored)) {
    const allowed = CHOICES[key as keyof Settings] as readonly unknown[] | undefined;
    if (allowed?.includes(value)) Object.assign(settings, { [key]: value });
  }
  return settings;
}

function read(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

export const settings = $state<Settings>(restore(read()));

export function save(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ still: still.matches });
still.addEventListener?.("change", (event) => (system.still = event.matches));

/** Whether things may move: the own switch, else the system's. */
export function motion(): boolean {
  return settings.motion === "on" || (settings.motion === "auto" && !system.still);
}

/** The chosen language as this browser's owner writes it: dates of Britain are not those of America. */
export const locale = (): string =>
  navigator.languages?.find((tag) => tag.startsWith(settings.language)) ?? settings.language;
