import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.FURROW_TEST_PORT ?? 4273);
const address = `http://127.0.0.1:${port}/`;
/** The page under test is a build of its own: nothing else that is built or served meanwhile gets in its way. */
const folder = join(import.meta.dirname, "test-results", `page-${port}`);

export default defineConfig({
  testDir: "test/browser",
  testMatch: "*.spec.ts",
  outputDir: "test-results/browser",
  workers: 2,
  timeout: 120_000,
  // A busy machine may starve a browser; what fails twice is broken.
  retries: 1,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: "list",
  use: {
    baseURL: address,
    // What travels is watched where it is tested; elsewhere it only takes time.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    launchOptions: {
      ...browser(),
      args: [
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        // A name of the network, not of this machine: without https a page there is no secure context.
        "--host-resolver-rules=MAP furrow.test 127.0.0.1",
      ],
    },
  },
  webServer: {
    command: `vite build --logLevel error --emptyOutDir --outDir ${folder} && vite preview --outDir ${folder} --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});

/** The browser found by scripts/setup.cjs; nothing when Playwright is to use its own. */
function browser(): { executablePath?: string } {
  const found = new URL("node_modules/.cache/furrow/browser.json", import.meta.url);
  return existsSync(found) ? JSON.parse(readFileSync(found, "utf8")) : {};
}
