import babel from "@rolldown/plugin-babel";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressed } from "./scripts/vite/compressed.ts";
import { offline } from "./scripts/vite/offline.ts";
import { policy } from "./scripts/vite/policy.ts";
import { sharedFiles } from "./scripts/vite/shared-files.ts";
import { shelf } from "./scripts/vite/shelf.ts";
import { workers } from "./scripts/vite/workers.ts";

export default defineConfig({
  root: "src/client",
  base: "./",
  plugins: [
    react(),
    babel({ include: /\.tsx$/, presets: [reactCompilerPreset()] }),
    shelf(),
    workers(),
    offline(),
    policy(),
    compressed(),
  ],
  // Tests open the page under a name that is not this machine's own, as a friend on the network does.
  preview: { allowedHosts: ["furrow.test"] },
  build: {
    outDir: "../../dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: sharedFiles } },
  },
});
