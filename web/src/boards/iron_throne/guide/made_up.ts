/** People and cards of the pictures, by their numbers at the table. */
export const [ROBB, CATELYN, BRAN, ARYA, EDDARD] = [1, 2, 3, 4, 0] as const;
export const [TYWIN, SELYSE, JORAH] = [6, 13, 18] as const;
const PER_HOUSE = 17;
export const [STARK, LANNISTER, BARATHEON, TARGARYEN, TYRELL] = [0, 1, 2, 3, 4] as const;
const at =
  (place: number) =>
  (house: number): number =>
    house * PER_HOUSE + place;
/** Cards of a house. */
export const [peace, war8, war12, robb] = [at(0), at(8), at(10), at(13)];
/** The back of a card of a house. */
export const back = (house: number): number => -1 - house;
