import doran from "icon:game-icons/fountain";
import oberyn from "icon:game-icons/snake";
import ellaria from "icon:game-icons/poison-bottle";
import areo from "icon:game-icons/halberd";

export default [doran, oberyn, ellaria, areo];
