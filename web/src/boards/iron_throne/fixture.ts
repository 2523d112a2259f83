/** Positions for tests: four houses at the table, Nymeria challenges Yara. */
import type { Asked, Offered } from "../../sight";
import { offered, question } from "../shared/fixture";
import type { Player, View } from "./view";

export const [STARK, LANNISTER, BARATHEON, TARGARYEN] = [0, 1, 2, 3] as const;
export const [EDDARD, ROBB, CATELYN, BRAN, ARYA] = [0, 1, 2, 3, 4] as const;
export const [CERSEI, TYWIN, TYRION, JAIME] = [5, 6, 7, 8] as const;
export const [STANNIS, MELISANDRE, DAVOS, SELYSE, SHIREEN] = [10, 11, 12, 13, 14] as const;
export const [DAENERYS, VISERYS, DROGO, JORAH, GREYWORM] = [15, 16, 17, 18, 19] as const;
export const LORAS = 22;
/** Cards of house Stark: peace, wars by value, Robb. */
export const [PEACE, WAR_4, WAR_8, WAR_12, ROBB_CARD] = [0, 4, 8, 10, 13] as const;
const PER_HOUSE = 17;
export const cardOfHouse = (house: number, card: number): number => house * PER_HOUSE + card;

const LEADERS = [ROBB, TYRION, DAVOS, DAENERYS];

export const player = (house: number, more: Partial<Player> = {}): Player => ({
  house,
  leader: LEADERS[house] ?? house * 5,
  reserve: 4,
  influence: 5,
  spread: [0, 0, 0, 0],
  hand: house === STARK ? [PEACE, WAR_4, WAR_8, WAR_12, ROBB_CARD] : Array(5).fill(-1 - house),
  among: [],
  known: house === STARK ? [0, 0, 0, 0, 0] : [],
  deck: 20,
  discards: [],
  hostages: [],
  side: -1,
  participant: -1,
  protected: false,
  silenced: false,
  extra_penalty: 0,
  supported: [0, 0, 0, 0],
  kept: [0, 0, 0, 0, 0, 0, 0],
  broken: [0, 0, 0, 0, 0, 0, 0],
  ...more,
});

/** Catelyn 5 and Jorah 4 against Tywin 6 and Selyse 3. */
export function encounter(more: Partial<View> = {}): View {
  const power = Array<number>(25).fill(4);
  power[CATELYN] = 5;
  power[TYWIN] = 6;
  power[SELYSE] = 3;
  for (const leader of LEADERS) power[leader] = 0;
  return {
    you: 0,
    personality: "",
    players: [
      player(STARK, { side: 0, participant: CATELYN, spread: [0, 1, 0, 0], influence: 4 }),
      player(LANNISTER, { side: 1, participant: TYWIN }),
      player(BARATHEON, { side: 1, participant: SELYSE }),
      player(TARGARYEN, { side: 0, participant: JORAH }),
    ],
    power,
    box: 0,
    pack: [],
    names: [],
    turn: 9,
    most_turns: 200,
    challenger: 0,
    defender: 1,
    event: 3,
    events: 5,
    event_discards: [],
    timing: "",
    offerer: -1,
    no_offers: false,
    laid: [[], []],
    revealed: false,
    played: [],
    result: "",
    values: [0, 0],
    bonus: [0, 0],
    totals: [9, 9],
    ties: [false, false],
    won: -1,
    lost: [false, false],
    talks: -1,
    proposals: [],
    statements: [],
    sheets: [],
    answer: null,
    ended: "",
    ...more,
  };
}

/** The same, with an 8 against a 12 on the table. */
export const war = (more: Partial<View> = {}): View =>
  encounter({
    laid: [[WAR_8], [cardOfHouse(LANNISTER, WAR_12)]],
    revealed: true,
    result: "war",
    timing: "war_sum",
    values: [8, 12],
    totals: [17, 21],
    ...more,
  });

export const peace = (more: Partial<View> = {}): View =>
  encounter({
    laid: [[PEACE], [cardOfHouse(LANNISTER, PEACE)]],
    revealed: true,
    result: "peace",
    ...more,
  });

const asking = (prompt: string, options: readonly Offered[], more: Partial<Asked> = {}): Asked =>
  question({ prompt, options: [options], ...more });

export const lay = (...cards: readonly number[]): Asked =>
  asking("lay", cards.map((card) => offered(card, "say-housecard", { housecard: card })));

export const send = (...characters: readonly number[]): Asked =>
  asking("send", characters.map((character) => offered(character, "say-character", { character })));

export const window_ = (prompt: "ability" | "card", ...who: readonly number[]): Asked =>
  asking(
    prompt,
    [...who.map((one) => offered(one, `say-${prompt}`, { [prompt]: one })), offered(-1, "passing")],
    { kind: "MayPass" },
  );

export const offer = (...characters: readonly number[]): Asked =>
  asking("offer", [
    ...[0, 1].flatMap((side) =>
      characters.map((character) =>
        offered(side * 25 + character, "say-offer", { character, seat: side }),
      ),
    ),
    offered(-1, "say-stay-out"),
  ]);

export const accept = (character: number): Asked =>
  asking("accept", [offered(0, "say-accept-no"), offered(1, "say-accept-yes")], {
    kind: "YesNo",
    source: character,
  });

export const hostages = (...cards: readonly number[]): Asked =>
  asking(
    "hostages",
    [
      ...cards.map((card) => offered(card, "say-release", { housecard: card })),
      ...cards.map((card) => offered(100 + card, "say-torture", { housecard: card })),
      offered(-1, "passing"),
    ],
    { kind: "MayPass" },
  );

export const share = (total: number, ...characters: readonly number[]): Asked =>
  asking(
    "distribute",
    characters.map((character) => offered(character, "say-character", { character })),
    { kind: "Share", total, caps: characters.map(() => total) },
  );

const MOST = [1, 2, 3, 1, 2, 3];

/** Talks where the defender has only so much power to give. */
export const talks = (made: number, power = 3): Asked =>
  question({
    prompt: "talks",
    kind: "Offer",
    options: MOST.map((most, part) =>
      Array.from({ length: most + 1 }, (_, count) =>
        offered(count, `say-deal-${["influence", "hostages", "power"][part % 3]}`, {
          seat: part < 3 ? 0 : 1,
          count,
        }),
      ),
    ),
    exits: [offered(0, "say-break-off"), ...(made > 0 ? [offered(1, "say-accept-deal")] : [])],
    limits: [
      { weights: [1, 1, 1, 1, 1, 1], least: 1, most: 12, name: "deal" },
      ...(power < 3
        ? [{ weights: [0, 0, 1, 0, 0, 0], least: 0, most: power, name: "power-challenger" }]
        : []),
    ],
  });
