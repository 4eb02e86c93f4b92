import puppeteer from "puppeteer-core";
import { firstOf, type OpenBrowser } from "./open-browser.ts";

const PATHS = [process.env.FURROW_FIREFOX ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Firefox without a window, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<OpenBrowser> {
  const executablePath = firstOf(PATHS);
  if (executablePath === undefined)
    throw new Error("Firefox is missing: apt-get install firefox-esr, or set FURROW_FIREFOX to its path.");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    resize: (width, height) => page.setViewport({ width, height }),
    go: async (address) => {
      // Two addresses that differ behind the hash alone are one page.
      await page.goto("about:blank");
      await page.goto(address);
    },
    run: async <T>(script: string) => (await page.evaluate(`(() => { ${script} })()`)) as T,
    picture: async () => page.screenshot(),
    close: () => browser.close(),
  };
}
