import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts", "src/**/*.test.ts"],
    globalSetup: ["test/server/shared-postgres.ts"],
    setupFiles: ["test/fixed-seed.ts"],
    maxWorkers: 2,
    // A busy machine may starve a server or a process that a test waits for; what fails twice is broken. Tries are named in the result.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
