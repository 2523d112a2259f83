/** Battles as they were told, and the map as it stood before each of them. */
import type { Told } from "../../wire";
import type { View } from "./view";

export interface Fight {
  seat: number;
  /** Who defends; below zero nobody's forces. */
  holder: number;
  origin: number;
  target: number;
  /** Highest first; a bonus of the highest die is counted in. */
  attack: readonly number[];
  defence: readonly number[];
  /** How many sides they have; empty where all have six. */
  attackDice: readonly number[];
  defenceDice: readonly number[];
  /** What every die of the attacker counts more than it shows; equal dice need one more. */
  ahead: number;
  lost: number;
  fallen: number;
}

const list = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

export function fightOf({ key, args }: Told): Fight | null {
  if (key !== "battle") return null;
  return {
    seat: Number(args.seat),
    holder: Number(args.holder ?? -1),
    origin: Number(args.origin),
    target: Number(args.target),
    attack: list(args.attack),
    defence: list(args.defence),
    attackDice: list(args.attack_dice),
    defenceDice: list(args.defence_dice),
    ahead: Number(args.ahead ?? 0),
    lost: Number(args.lost),
    fallen: Number(args.fallen),
  };
}

/** What is asked while the dice lie on the table and nobody has fallen yet. */
const ON_DICE = ["cards-attack-roll", "cards-defence-roll", "turn-die", "roll-again", "roll-own"];

/** The dice that are thrown and may still be changed, as a battle without losses. */
export function thrownIn(view: View, waiting: readonly { prompt: string }[]): Fight | null {
  const { origin, target } = view;
  if (origin < 0 || !waiting.some(({ prompt }) => ON_DICE.includes(prompt))) return null;
  const [attackers, defenders] = [0, 1].map((side) =>
    (view.dice[side] ?? [])
      .map((face, n) => ({ face, sides: view.sizes[side]?.[n] ?? 6 }))
      .sort((a, b) => b.face - a.face || b.sides - a.sides),
  );
  if (!attackers?.length || !defenders?.length) return null;
  return {
    seat: view.owner[origin] ?? -1,
    holder: view.owner[target] ?? -1,
    origin,
    target,
    attack: attackers.map(({ face }) => face),
    defence: defenders.map(({ face }) => face),
    attackDice: attackers.map(({ sides }) => sides),
    defenceDice: defenders.map(({ sides }) => sides),
    ahead: 0,
    lost: 0,
    fallen: 0,
  };
}

/** Two dice against each other: whether the attacker's wins. */
export interface Pair {
  attack: number | null;
  attackSides: number;
  defence: number | null;
  defenceSides: number;
  /** Null where there is nothing to compare. */
  wins: boolean | null;
}

export function pairsOf(fight: Fight): Pair[] {
  const rows = Math.max(fight.attack.length, fight.defence.length);
  return Array.from({ length: rows }, (_, n) => {
    const attack = fight.attack[n] ?? null;
    const defence = fight.defence[n] ?? null;
    return {
      attack,
      attackSides: fight.attackDice[n] ?? 6,
      defence,
      defenceSides: fight.defenceDice[n] ?? 6,
      wins: attack === null || defence === null ? null : attack + fight.ahead > defence,
    };
  });
}

/** What a map showed differently before something happened. */
export interface Before {
  units: ReadonlyMap<number, number>;
  owner: ReadonlyMap<number, number>;
}

/** A battle or a conquest with the map as it stood just before and after it. */
export interface Episode {
  fight: Fight;
  conquered: boolean;
  before: Before;
  after: Before;
}

/** Tell some events again: every battle of them, with the map of that moment. */
export function episodesOf(view: View, events: readonly Told[]): Episode[] {
  const units = new Map<number, number>();
  const owner = new Map<number, number>();
  const unitsAt = (land: number): number => units.get(land) ?? view.units[land] ?? 0;
  const add = (land: number, count: number): void => void units.set(land, unitsAt(land) + count);
  const now = (): Before => ({ units: new Map(units), owner: new Map(owner) });
  const found: Episode[] = [];
  let fallen = false;
  // Backwards from what the map shows in the end.
  for (let n = events.length - 1; n >= 0; n--) {
    const told = events[n]!;
    const { key, args } = told;
    const fight = fightOf(told);
    if (fight) {
      const after = now();
      add(fight.origin, fight.lost);
      add(fight.target, fight.fallen);
      found.unshift({ fight, conquered: fallen, before: now(), after });
      fallen = false;
    } else if (key === "conquers") {
      owner.set(Number(args.target), Number(args.loser));
      fallen = true;
    } else if (key === "moves-in") {
      const origin = events.slice(0, n).findLast((one) => one.key === "battle")?.args.origin;
      add(Number(args.target), -Number(args.count));
      if (origin !== undefined) add(Number(origin), Number(args.count));
    } else if (key === "placed" || key === "bound") {
      add(Number(args.territory), -Number(args.count));
    } else if (key === "maneuvers") {
      add(Number(args.target), -Number(args.count));
      add(Number(args.origin), Number(args.count));
    }
  }
  return found;
}
