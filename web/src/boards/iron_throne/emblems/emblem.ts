/** The one picture that stands for the game. */
export { default } from "icon:game-icons/daggers";
