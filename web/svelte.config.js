import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Short names: every rule and every element carries one.
  compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` },
};
