import loras from "icon:game-icons/mounted-knight";
import margaery from "icon:game-icons/shut-rose";
import brienne from "icon:game-icons/visored-helm";
import renly from "icon:game-icons/peach";

export default [loras, margaery, brienne, renly];
