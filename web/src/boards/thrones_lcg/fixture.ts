/** Positions for tests of this board. */
import { offered, placesOf, question, translator } from "../shared/fixture";
import type { Asked } from "../../sight";
import { CODES } from "./facts";
import { NOUN_NAMES } from "./nouns";
import type { Card, Player, View } from "./view";
import { printed } from "./view";

export const GAME = "thrones_lcg";
export const t = translator(GAME, "en");
export const places = placesOf(2);

export const numberOf = (key: string): number => {
  const found = (NOUN_NAMES.card ?? []).indexOf(key);
  if (found < 0) throw new Error(`there is no card ${key}`);
  return found;
};

export const player = (more: Partial<Player> = {}): Player => ({
  house: 1,
  hand: [],
  prices: [],
  deck: 30,
  top: [],
  bottom: [],
  discards: [],
  dead: [],
  shadows: [],
  gold: 3,
  power: 4,
  plot: 0,
  plots_left: [1, 2],
  plots_used: [],
  council: -1,
  drawn: 0,
  challenged: 0,
  extra: 0,
  claim: 1,
  income: 4,
  influence: 1,
  ...more,
});

/** A card in play as it is printed. */
export function card(slot: number, key: string, controller: number, more: Partial<Card> = {}): Card {
  const number = numberOf(key);
  const { strength, icons, traits, keywords } = printed(number);
  return {
    slot,
    card: number,
    owner: controller,
    controller,
    kneeling: false,
    power: 0,
    gold: 0,
    host: -1,
    under: [],
    leaving: 0,
    strength,
    icons,
    traits,
    keywords,
    bans: 0,
    why: [],
    ...more,
  };
}

export const [EDDARD, CATELYN, ROBB, ICE, KEEP, JAIME, TYWIN] = [2, 3, 4, 5, 6, 7, 8] as const;

export const view = (more: Partial<View> = {}): View => ({
  you: 0,
  seats: 2,
  teams: [0, 1],
  goal: 15,
  round: 2,
  phase: 4,
  first: 0,
  active: 0,
  players: [
    player({ hand: [numberOf("winter-is-coming"), numberOf("direwolf-pup"), numberOf("direwolf-pup")] }),
    player({ house: 2, hand: [-1, -1, -1], plot: 7, dead: [numberOf("bronn")] }),
  ],
  cards: [
    card(EDDARD, "eddard-stark", 0, { strength: 4, why: [[numberOf("winterfell-castle"), 1]], power: 2 }),
    card(CATELYN, "catelyn-stark", 0),
    card(ROBB, "robb-stark", 0, { kneeling: true }),
    card(ICE, "ice", 0, { host: EDDARD }),
    card(KEEP, "great-keep", 0),
    card(JAIME, "ser-jaime-lannister", 1),
    card(TYWIN, "tywin-lannister", 1, { kneeling: true, gold: 2 }),
  ],
  plot_titles: Array.from({ length: 14 }, () => numberOf("building-season")),
  chosen: -1,
  answer: null,
  challenge: null,
  step: "",
  totals: [],
  declared: [],
  lasting: [],
  playing: [],
  set_aside: [],
  council_used: 0,
  rivalled: 0,
  limited: 0,
  limited_responses: 0,
  uses: [],
  shaken: [],
  lent: [],
  taken: [],
  bargains: [],
  events: [],
  waiting: [],
  winners: [],
  ...more,
});

/** Jaime attacks with arms; the own seat defends. */
export const attacked = (more: Partial<View> = {}): View =>
  view({
    step: "defenders",
    totals: [3, 0],
    challenge: {
      icon: 1,
      attacker: 1,
      target: 0,
      defender: 0,
      attackers: [JAIME],
      defenders: [],
      bypassed: [],
      silenced: [],
      taken_over: false,
      winner: -1,
      loser: -1,
      margin: 0,
      fought: [],
      fended: [],
      wagers: [],
    },
    ...more,
  });

const named = (key: string): { card: number } => ({ card: numberOf(key) });

export const defenders = (): Asked =>
  question({
    kind: "Pick",
    prompt: "defenders",
    least: 0,
    most: 2,
    options: [
      [offered(EDDARD, "say-card", named("eddard-stark")), offered(CATELYN, "say-card", named("catelyn-stark"))],
    ],
  });

/** Two abilities of one card, an event, a card to marshal, and the pass. */
export const acting = (): Asked =>
  question({
    kind: "MayPass",
    prompt: "act",
    options: [
      [
        offered(ICE * CODES.abilities, "say-use", { ...named("ice"), ability: 1 }),
        offered(EDDARD * CODES.abilities, "say-use", { ...named("eddard-stark"), ability: 1 }),
        offered(EDDARD * CODES.abilities + 1, "say-use", { ...named("eddard-stark"), ability: 2 }),
        offered(CODES.hand + numberOf("winter-is-coming") * CODES.abilities, "say-from-hand", {
          ...named("winter-is-coming"),
          ability: 1,
        }),
        offered(CODES.marshal + numberOf("direwolf-pup"), "say-marshal", named("direwolf-pup")),
        offered(-1, "pass"),
      ],
    ],
  });
