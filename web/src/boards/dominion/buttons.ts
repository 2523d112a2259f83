/** What can be pressed besides cards: options that are no cards, and the end of a choice. */
import type { Translate } from "../contract";
import type { Answering } from "./answering.svelte";
import { moneyOf } from "./cards";
import { answerFrom, type Ask } from "./question";

export interface Button {
  key: string;
  label: string;
  main?: boolean;
  /** Held down: one of several that were taken. */
  pressed?: boolean;
  /** Cannot be pressed yet: not as many are taken as it needs. */
  off?: boolean;
  hotkey?: string;
  option?: number;
  act: () => void;
}

const VERBS = new Set(["discard", "trash", "topdeck", "show", "back", "order", "take", "choose"]);

export function buttonsOf(answering: Answering, coppersmiths: number, t: Translate): Button[] {
  const { ask, taken, armed } = answering;
  if (!ask) return [];
  if (ask.verb === "treasures") return treasures(answering, ask, coppersmiths, t);
  if (ask.several) {
    const own = ask.zone === "buttons" ? ask.options.map((_, n) => option(answering, n)) : [];
    const reset = taken.length > 0 && ask.zone !== "buttons" ? [putBack(answering, t)] : [];
    return [...own, confirm(answering, ask, t), ...reset];
  }
  if (ask.zone === "buttons") {
    // What one gives up nothing by comes last.
    const rank = (n: number): number => (n === ask.none ? 1 : 0);
    const order = ask.options.map((_, n) => n).sort((a, b) => rank(a) - rank(b));
    return order.map((n) => option(answering, n));
  }
  const found: Button[] = [];
  if (armed !== null && armed !== ask.none)
    found.push({ ...option(answering, armed), key: "armed", main: true });
  if (ask.none !== null) {
    // As long as there are cards to choose, they are what shines.
    const only = ask.options.length === 1;
    const ends = ask.verb === "action" || ask.verb === "buy";
    const none = { ...option(answering, ask.none), key: "none", main: only };
    found.push(ends ? { ...none, hotkey: "E" } : none);
  }
  return found;
}

function option(answering: Answering, option: number): Button {
  const { ask, taken, given } = answering;
  return {
    key: `option-${option}`,
    label: answering.said(option),
    option,
    ...(ask?.several ? { pressed: taken.includes(option) } : {}),
    ...(given === option ? { pressed: true } : {}),
    act: () => answering.press(option, "keys"),
  };
}

function confirm(answering: Answering, ask: Ask, t: Translate): Button {
  const verb = VERBS.has(ask.verb) ? ask.verb : "some";
  return {
    key: "confirm",
    label: t(`dm-do-${verb}`, { count: answering.taken.length }),
    main: true,
    off: answerFrom(ask, answering.taken) === null,
    act: () => answering.confirm(),
  };
}

const putBack = (answering: Answering, t: Translate): Button => ({
  key: "reset",
  label: t("dm-reset"),
  act: () => answering.clear(),
});

function treasures(answering: Answering, ask: Ask, coppersmiths: number, t: Translate): Button[] {
  const { taken } = answering;
  const money = (options: readonly number[]): number =>
    moneyOf(
      options.map((option) => ask.options[option]?.option ?? -1),
      coppersmiths,
    );
  const all = ask.options.map((_, n) => n);
  const every: Button = {
    key: "all",
    label: t("dm-all-treasures", { coins: money(all) }),
    main: taken.length === 0 || taken.length === all.length,
    hotkey: "T",
    act: () => void answering.playAll(),
  };
  if (taken.length === 0)
    return [every, { key: "confirm", label: t("dm-no-treasures"), act: () => answering.give([]) }];
  if (taken.length === all.length) return [every, putBack(answering, t)];
  const some: Button = {
    key: "confirm",
    label: t("dm-some-treasures", { count: taken.length, coins: money(taken) }),
    main: true,
    act: () => answering.confirm(),
  };
  return [some, every, putBack(answering, t)];
}
