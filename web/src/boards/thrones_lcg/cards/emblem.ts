/** The picture that stands for the game, apart from the others: the start page needs no more. */
export { default } from "icon:game-icons/stone-throne";
