/**
 * The odds of battles fought to the end, for what is shown before a click.
 *
 * The server decides nothing by them. They are worked out as `games/risk/odds.py` does it, by going
 * through all rolls of a battle and then from battle to battle; tests hold both to the same numbers.
 */
import { FORTIFICATION, KNIGHT, SIEGE_ENGINE, markersAt, type View } from "./view";

/** What decides between two sides: eight-sided dice, ones rolled again, how far dice are lifted. */
export interface Clash {
  attackD8: number;
  attackAgain: boolean;
  defenceD8: number;
  defenceAgain: boolean;
  /** What the attacker's highest and second die may fall short by and still win. */
  top: number;
  second: number;
}

export const PLAIN: Clash = {
  attackD8: 0,
  attackAgain: false,
  defenceD8: 0,
  defenceAgain: false,
  top: 0,
  second: 0,
};

const [ATTACKERS, DEFENDERS] = [3, 2];
type Rolls = readonly (readonly [high: number, low: number, chance: number])[];
const rolled = new Map<string, Rolls>();

/** The two highest dice of every roll and how likely they are; 0 is no second die. */
function rolls(dice: number, eights: number, again: boolean): Rolls {
  const key = `${dice} ${eights} ${again}`;
  const known = rolled.get(key);
  if (known) return known;
  let found = new Map<string, readonly [number, number, number]>([["0 0", [0, 0, 1]]]);
  for (let n = 0; n < dice; n++) {
    const sides = n < eights ? 8 : 6;
    const after = new Map<string, readonly [number, number, number]>();
    for (const [high, low, chance] of found.values())
      for (let face = 1; face <= sides; face++) {
        const share = again ? (face === 1 ? 1 : sides + 1) / sides / sides : 1 / sides;
        const pair = face > high ? ([face, high] as const) : ([high, Math.max(low, face)] as const);
        const at = pair.join(" ");
        after.set(at, [...pair, (after.get(at)?.[2] ?? 0) + chance * share]);
      }
    found = after;
  }
  const all = [...found.values()];
  rolled.set(key, all);
  return all;
}

/** The chances that the attacker loses 0, 1 or 2 units in one battle. */
export function battle(attackers: number, defenders: number, clash: Clash = PLAIN): number[] {
  const attacks = rolls(attackers, Math.min(clash.attackD8, attackers), clash.attackAgain);
  const defences = rolls(defenders, Math.min(clash.defenceD8, defenders), clash.defenceAgain);
  const pairs = Math.min(attackers, defenders);
  const chances = Array<number>(pairs + 1).fill(0);
  for (const [best, next, often] of attacks)
    for (const [wall, inner, times] of defences) {
      const first = best + clash.top <= wall ? 1 : 0;
      const second = pairs > 1 && next + clash.second <= inner ? 1 : 0;
      chances[first + second]! += often * times;
    }
  return chances;
}

/** How an invasion fought on is likely to end. */
export interface Outlook {
  /** The chance to conquer. */
  win: number;
  /** Attackers left on average, however it ends. */
  attackers: number;
  defenders: number;
}

const worked = new Map<string, Outlook>();

/** `attackers` are those that may leave; the one that stays behind is not counted. */
export function outlook(attackers: number, defenders: number, clash: Clash = PLAIN): Outlook {
  if (defenders <= 0) return { win: 1, attackers, defenders: 0 };
  if (attackers <= 0) return { win: 0, attackers: 0, defenders };
  const key = `${attackers} ${defenders} ${Object.values(clash).join(" ")}`;
  const known = worked.get(key);
  if (known) return known;
  const dice = [Math.min(attackers, ATTACKERS), Math.min(defenders, DEFENDERS)] as const;
  const sum = { win: 0, attackers: 0, defenders: 0 };
  battle(...dice, clash).forEach((chance, lost) => {
    const pairs = Math.min(...dice);
    const after = outlook(attackers - lost, defenders - pairs + lost, clash);
    sum.win += chance * after.win;
    sum.attackers += chance * after.attackers;
    sum.defenders += chance * after.defenders;
  });
  worked.set(key, sum);
  return sum;
}

/** The number behind what lasts for an invasion on one side. */
const [D8, TOP, EVERY, AGAIN, TIES] = [0, 1, 2, 3, 4] as const;

/** What counts between two territories, in the invasion under way or before one begins. */
export function clashOf(view: View, origin: number, target: number, underWay: boolean): Clash {
  const [attack, defence] = (underWay ? view.forces : []) as readonly (readonly number[])[];
  const of = (force: readonly number[] | undefined, what: number): number => force?.[what] ?? 0;
  const heights = (seat: number): number =>
    seat < 0 ? 0 : view.heights.filter((territory) => view.owner[territory] === seat).length;
  const [knights, engines] = underWay
    ? view.taking
    : [markersAt(view, KNIGHT, origin), markersAt(view, SIEGE_ENGINE, origin)];
  const second =
    of(attack, EVERY) +
    heights(view.owner[origin] ?? NOBODY) -
    of(defence, EVERY) -
    heights(view.owner[target] ?? NOBODY) +
    of(attack, TIES);
  return {
    attackD8: Math.min(ATTACKERS, of(attack, D8) + engines),
    attackAgain: of(attack, AGAIN) > 0,
    defenceD8: markersAt(view, FORTIFICATION, target)
      ? DEFENDERS
      : Math.min(DEFENDERS, of(defence, D8) + markersAt(view, SIEGE_ENGINE, target)),
    defenceAgain: of(defence, AGAIN) > 0,
    top: second + of(attack, TOP) + knights - of(defence, TOP) - markersAt(view, KNIGHT, target),
    second,
  };
}

const NOBODY = -1;

/** How an invasion from one territory into another would end, fought on to the last. */
export function prospect(view: View, origin: number, target: number, underWay = false): Outlook {
  const clash = clashOf(view, origin, target, underWay);
  return outlook((view.units[origin] ?? 0) - 1, view.units[target] ?? 0, clash);
}
