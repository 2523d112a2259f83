/** The seven Iron Throne cards as printed; a test holds them against the game's words. */
export interface Throne {
  points: number;
  swords: number;
}

export const THRONES: readonly Throne[] = [
  { points: 1, swords: 1 },
  { points: 1, swords: 2 },
  { points: 2, swords: 3 },
  { points: 2, swords: 4 },
  { points: 2, swords: 5 },
  { points: 3, swords: 6 },
  { points: 3, swords: 7 },
];

export const pointsOf = (thrones: readonly number[]): number =>
  thrones.reduce((sum, throne) => sum + (THRONES[throne]?.points ?? 0), 0);
