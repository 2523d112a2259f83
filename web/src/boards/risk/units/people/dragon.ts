import daenerys from "icon:game-icons/egg-clutch";
import jorah from "icon:game-icons/bear-head";
import barristan from "icon:game-icons/bordered-shield";
import greyWorm from "icon:game-icons/barbed-spear";

export default [daenerys, jorah, barristan, greyWorm];
