import eddard from "icon:game-icons/broadsword";
import catelyn from "icon:game-icons/double-fish";
import robb from "icon:game-icons/crown";
import jon from "icon:game-icons/raven";

export default [eddard, catelyn, robb, jon];
