/** Before any test of a page: the words of the frame, which it has before it shows anything. */
if (typeof document !== "undefined") {
  const { loadFrame } = await import("../src/words.svelte");
  await Promise.all([loadFrame("de"), loadFrame("en")]);
}

export {};
