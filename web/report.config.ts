import { defineConfig } from "vite";

/** The charts of tournament reports, as one script that a page carries in itself. */
export default defineConfig({
  build: {
    outDir: "dist",
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    lib: { entry: "src/report/main.ts", formats: ["iife"], name: "charts", fileName: () => "report.js" },
  },
});
