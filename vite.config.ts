import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: "src/client",
  base: "./",
  plugins: [react()],
  build: { outDir: "../../dist", emptyOutDir: true },
  worker: { format: "es" },
});
