/**
 * The marks of the guilds: people and computers are known by them at every table.
 *
 * They are round where houses have shields, and show tools and plants where games have beasts and
 * coins, so that nobody takes a seat for a suit or a house in play.
 */
import anchor from "icon:lucide/anchor";
import bell from "icon:lucide/bell";
import clover from "icon:lucide/clover";
import cog from "icon:lucide/cog";
import compass from "icon:lucide/compass";
import feather from "icon:lucide/feather";
import hammer from "icon:lucide/hammer";
import key from "icon:lucide/key-round";
import scale from "icon:lucide/scale";
import scissors from "icon:lucide/scissors";
import wheat from "icon:lucide/wheat";
import wheel from "icon:lucide/ship-wheel";

export interface Mark {
  colour: string;
  /** Sign and outline. */
  ink: string;
  sign: { body: string; width: number; height: number };
}

const DARK = "#12181c";
const LIGHT = "#f8f3e6";

/** In the order of the server's numbers; neighbours differ most. */
export const GUILD: readonly Mark[] = [
  { colour: "#2f6fb0", ink: LIGHT, sign: anchor },
  { colour: "#e39a3c", ink: DARK, sign: bell },
  { colour: "#4f7f36", ink: LIGHT, sign: clover },
  { colour: "#d3cbbd", ink: DARK, sign: cog },
  { colour: "#7d4a9c", ink: LIGHT, sign: compass },
  { colour: "#5fc0b6", ink: DARK, sign: feather },
  { colour: "#9c3f23", ink: LIGHT, sign: hammer },
  { colour: "#a9cbe8", ink: DARK, sign: key },
  { colour: "#4a545e", ink: LIGHT, sign: scale },
  { colour: "#e08fae", ink: DARK, sign: scissors },
  { colour: "#7a5a34", ink: LIGHT, sign: wheat },
  { colour: "#c6d56b", ink: DARK, sign: wheel },
];

export const guildMark = (number: number): Mark =>
  GUILD[((number % GUILD.length) + GUILD.length) % GUILD.length] as Mark;
