export { ARMS, SHIELD, type Arms, type House } from "./arms";
export { default as CardBack } from "./CardBack.svelte";
export { default as CharacterCard } from "./CharacterCard.svelte";
export { CREDITS, type Credit } from "./credits";
export { default as Field } from "./Field.svelte";
export { default as Glyph } from "./Glyph.svelte";
export { default as HandBacks } from "./HandBacks.svelte";
export { default as Pattern } from "./Pattern.svelte";
export { default as Shield } from "./Shield.svelte";
