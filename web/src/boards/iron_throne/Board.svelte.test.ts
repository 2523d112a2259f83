import { describe, expect, it, vi } from "vitest";
import { key, placesOf, question, offered, sightOf, texts, told, translator } from "../shared/fixture";
import { find, press, stage, unnamed } from "../shared/stage.svelte";
import Board from "./Board.svelte";
import { CREDITS } from "./credits";
import {
  accept,
  ARYA,
  BRAN,
  cardOfHouse,
  EDDARD,
  encounter,
  hostages,
  LANNISTER,
  lay,
  offer,
  PEACE,
  peace,
  player,
  ROBB,
  ROBB_CARD,
  send,
  share,
  talks,
  war,
  WAR_12,
  WAR_4,
  WAR_8,
  window_,
} from "./fixture";
import { forced, place } from "./index";

const t = translator("iron_throne", "de");
const { choose, show, change } = stage(Board, {
  sight: sightOf(encounter()),
  places: placesOf(4),
  t,
});
const button = (which: string): HTMLButtonElement => find(which) as HTMLButtonElement;

localStorage.setItem("tafelrunde.iron_throne.known", '["off"]');

describe("the table of the Iron Throne", () => {
  it("shows every house with its people, and what each is called", () => {
    show();
    expect(document.querySelectorAll("[data-house-of]")).toHaveLength(4);
    expect(document.querySelectorAll("[data-house-of='0'] [data-person]")).toHaveLength(5);
    expect(find("[data-house-of='0'] [data-person='2']").getAttribute("aria-label")).toBe(
      "Catelyn Stark, 5 Macht, in der Begegnung",
    );
    expect(unnamed()).toEqual([]);
  });

  it("explains the sums of a war, each addition by its name", () => {
    const log = [
      told("turn", { seat: 0, number: 9 }),
      told("uses-card", { seat: 0, card: ROBB }),
      told("adds", { seat: 0, count: 4 }),
    ];
    show({ sight: sightOf(war({ bonus: [4, 0], totals: [21, 21] })), log });
    expect(texts(document, ".parts")).toEqual(["9 Macht + 8 Karte + 4 Robb", "9 Macht + 12 Karte"]);
    expect(texts(document, ".total b")).toEqual(["21", "21"]);
  });

  it("hides a face-down card of others, and says what is open of the sum", () => {
    const view = encounter({ laid: [[WAR_8], [-2]], timing: "cards_laid" });
    show({ sight: sightOf(view) });
    expect(texts(document, ".total b")).toEqual(["17", "9 + ?"]);
    expect(find("[data-laid='1']").getAttribute("aria-label")).toContain("verdeckte Karte");
  });

  it("takes a card first and tells what it would mean, then lays it", () => {
    show({ sight: sightOf(encounter(), lay(PEACE, WAR_4, WAR_8, WAR_12, ROBB_CARD)) });
    press(find(`.hand [data-card="${WAR_8}"]`));
    expect(choose).not.toHaveBeenCalled();
    expect(find("[data-ask='lay']").textContent).toContain("9 + 8 = 17. Das schlägt Karten bis 7.");
    press(button("[data-answer='lay']"));
    expect(choose).toHaveBeenCalledExactlyOnceWith(WAR_8);
  });

  it("shows which own cards others know, and who", () => {
    const own = player(0, { known: [0, 0, 2 | 8, 0, 0] });
    show({ sight: sightOf(encounter({ players: [own, player(1), player(2), player(3)] })) });
    const cards = [...document.querySelectorAll<HTMLElement>(".hand [data-card]")];
    expect(cards.filter((card) => card.querySelector(".known"))).toEqual([find(`.hand [data-card="${WAR_8}"]`)]);
    const said = find(`.hand [data-card="${WAR_8}"]`).getAttribute("aria-label");
    expect(said).toContain("wissen, dass du diese Karte auf der Hand hast");
    expect(find("[data-known]").dataset.known).toBe("1 3");
    expect(find(`.hand [data-card="${PEACE}"]`).getAttribute("aria-label")).not.toContain("wissen");
  });

  it("puts a taken card back with Escape", () => {
    show({ sight: sightOf(encounter(), lay(PEACE, WAR_4)) });
    press(find(`.hand [data-card="${PEACE}"]`));
    expect(button("[data-answer='lay']").disabled).toBe(false);
    key("Escape", find(".hand"));
    expect(button("[data-answer='lay']").disabled).toBe(true);
  });

  it("sends somebody with one click on a plaque, and shows the stakes before it", () => {
    show({ sight: sightOf(encounter({ players: [player(0), player(1), player(2), player(3)] }), send(EDDARD, BRAN)) });
    const bran = find(`[data-choose='${BRAN}']`);
    bran.dispatchEvent(new FocusEvent("focus"));
    press(find(`[data-house-of='0'] [data-person='${EDDARD}']`), "mouse");
    expect(choose).toHaveBeenCalledExactlyOnceWith(EDDARD);
  });

  it("a touch shows first what would follow", () => {
    show({ sight: sightOf(encounter(), send(EDDARD, BRAN)) });
    press(find(`[data-choose='${BRAN}']`), "touch");
    expect(choose).not.toHaveBeenCalled();
    expect(find("[data-ask='send']").textContent).toContain("Bei Niederlage verliert Bran 2 Macht.");
    press(button("[data-answer='confirm']"));
    expect(choose).toHaveBeenCalledExactlyOnceWith(BRAN);
  });

  it("tells the sums of a war after a card: 17 becomes 21, a tie", () => {
    show({ sight: sightOf(war(), window_("card", ROBB)) });
    expect(find("[data-ask='card']").textContent).toContain("21 gegen 21: Gleichstand, beide verlieren");
    expect(find("[data-ask='card']").textContent).toContain("Eigener Entwurf");
    expect(texts(document, ".after")).toEqual(["→ 21"]);
    press(button("[data-answer='use']"));
    expect(choose).toHaveBeenCalledExactlyOnceWith(ROBB);
  });

  it("offers support to either side with what it brings", () => {
    show({ sight: sightOf(encounter(), offer(ARYA)) });
    press(find(`[data-choose='${25 + ARYA}']`), "touch");
    expect(find("[data-ask='offer']").textContent).toContain("Macht der Seite: 9 → 13");
    expect(find("[data-ask='offer']").textContent).toContain("Bei Sieg: 2 Karten und 2 Macht");
    press(button("[data-answer='out']"));
    expect(choose).toHaveBeenCalledExactlyOnceWith(-1);
  });

  it("asks whether support is welcome", () => {
    show({ sight: sightOf(encounter(), accept(15)) });
    expect(find("[data-ask='accept']").textContent).toContain("Daenerys Targaryen mit");
    press(button("[data-answer='yes']"));
    expect(choose).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("releases or tortures hostages and says what it does", () => {
    const card = cardOfHouse(LANNISTER, 13 + 5 - 5);
    const view = encounter({ defender: -1 });
    show({ sight: sightOf(view, hostages(card)) });
    find("[data-answer='torture']").dispatchEvent(new FocusEvent("focus"));
    press(button("[data-answer='torture']"));
    expect(choose).toHaveBeenCalledExactlyOnceWith(100 + card);
  });

  it("spreads power one by one", () => {
    show({ sight: sightOf(encounter(), share(2, EDDARD, BRAN)) });
    expect(button("[data-answer='share']").disabled).toBe(true);
    press(button(`[data-more='${BRAN}']`));
    press(button(`[data-more='${BRAN}']`));
    press(button("[data-answer='share']"));
    expect(choose).toHaveBeenCalledExactlyOnceWith([0, 2]);
  });

  it("marks a card pack and what it changes", () => {
    show({ sight: sightOf(encounter({ pack: ["Sansas Probe", "Sansa's Trial"] })) });
    expect(find(".pack").textContent).toBe("Kartenpaket: Sansas Probe");
  });

  it("leads a newcomer until told not to", () => {
    localStorage.removeItem("tafelrunde.iron_throne.known");
    show({ sight: sightOf(encounter(), lay(PEACE, WAR_4)) });
    expect(find("[data-lead]").textContent).toContain("Zwei Friedenskarten: Ihr verhandelt.");
    press(find("[data-lead-ok]"));
    expect(document.querySelector("[data-lead]")).toBeNull();
    change({ sight: sightOf(encounter(), send(EDDARD, BRAN)) });
    expect(find("[data-lead]").getAttribute("data-lead")).toBe("send");
    change({ guides: false }); // In a replay, and in a first game.
    expect(document.querySelector("[data-lead]")).toBeNull();
    localStorage.setItem("tafelrunde.iron_throne.known", '["off"]');
  });
});

describe("peace talks", () => {
  const MADE = [[0, 1, 0, 1, 0, 2]];

  it("accept what is proposed, untouched", () => {
    show({ sight: sightOf(peace({ proposals: MADE, challenger: 1, defender: 0 }), talks(1)) });
    expect(find("[data-answer='accept']").classList.contains("main")).toBe(true);
    expect(button("[data-answer='propose']").disabled).toBe(true);
    press(button("[data-answer='accept']"));
    expect(choose).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("what is proposed is never proposed back, from the list beside it either", () => {
    const [pick, putBack] = [vi.fn(), vi.fn()];
    const sight = sightOf(peace({ proposals: MADE, challenger: 1, defender: 0 }), talks(1));
    show({ sight, pick, putBack });
    expect(pick).not.toHaveBeenCalled();
    change({ picked: [0] });
    expect(putBack).toHaveBeenCalledOnce();
    change({ picked: [1] });
    expect(pick.mock.calls.map(([at]) => at as number)).toEqual([3, 5, 10, 11, 16]);
  });

  it("a change makes it a counter-proposal", () => {
    show({ sight: sightOf(peace({ proposals: MADE, challenger: 1, defender: 0 }), talks(1)) });
    press(find("[data-part='5'] [data-value='1']"));
    expect(button("[data-answer='accept']").disabled).toBe(true);
    press(button("[data-answer='propose']"));
    expect(choose).toHaveBeenCalledExactlyOnceWith([0, 1, 0, 1, 0, 1]);
  });

  it("what cannot be paid says why and cannot be set, by mouse or keys", () => {
    show({ sight: sightOf(peace(), talks(0, 1)) });
    expect(find("[data-part='2'] [data-value='2']").title).toContain("liegen nur 1 Macht");
    press(find("[data-part='2'] [data-value='3']"));
    expect(find("[data-part='2']").getAttribute("aria-valuenow")).toBe("0");
    for (let n = 0; n < 3; n++) key("ArrowUp", find("[data-part='2']"));
    expect(find("[data-part='2']").getAttribute("aria-valuenow")).toBe("1");
    expect(find("[data-part='2']").getAttribute("aria-valuetext")).toBe("1 von 3");
    press(button("[data-answer='propose']"));
    expect(choose).toHaveBeenCalledExactlyOnceWith([0, 0, 1, 0, 0, 0]);
  });

  it("an empty deal is none", () => {
    show({ sight: sightOf(peace(), talks(0)) });
    expect(button("[data-answer='propose']").disabled).toBe(true);
    expect(button("[data-answer='propose']").title).toContain("ohne jeden Gegenstand");
  });
});

it("a pass that is the only way is given without asking", () => {
  expect(forced(window_("ability"))).toBe(-1);
  expect(forced(window_("ability", ROBB))).toBeNull();
  expect(forced(question({ options: [[offered(1, "say-house", { house: 1 })]] }))).toBeNull();
});

it("says where the game stands", () => {
  expect(place(encounter() as never, t)).toBe("Zug 9");
  expect(place(encounter({ turn: 0 }) as never, t)).toBe("Aufbau");
});

it("every picture is credited, and no other", () => {
  const icons = import.meta.glob("./emblems/*.ts", {
    query: "?raw",
    import: "default",
    eager: true,
  }) as Record<string, string>;
  const used = Object.values(icons).flatMap((text) =>
    [...text.matchAll(/icon:game-icons\/([\w-]+)/g)].map((found) => found[1]),
  );
  expect([...new Set(used)].sort()).toEqual(CREDITS.map((credit) => credit.icon).sort());
});
