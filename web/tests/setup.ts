/** Before any test of a page: the words of the frame and of pages, which come before they show anything. */
if (typeof document !== "undefined") {
  const { loadFrame, loadPages } = await import("../src/words.svelte");
  await Promise.all((["de", "en"] as const).flatMap((one) => [loadFrame(one), loadPages(one)]));
}

export {};
