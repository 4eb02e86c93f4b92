import type { Page } from "@playwright/test";
import { lit } from "./table.ts";

/** Walks through every screen of the page and lets each be looked at. */
export async function everyScreen(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.goto("./");
  await page.getByRole("heading", { name: /.+/ }).first().waitFor();
  await look("start");
  await page.locator("header button").click();
  await page.getByRole("dialog").waitFor();
  await look("settings");
  await page.goto("./#/new/agricola/campaign");
  await page.locator("button[type=submit]").click();
  await page.locator(".campaign-next").waitFor();
  await look("campaign");
  await page.goto("./#/campaigns");
  await page.locator(".campaign-hall li").waitFor();
  await look("campaigns");
  await page.goto("./#/new/master-farmer");
  await page.locator("summary").click();
  await look("new-game");
  await page.locator("button[type=submit]").click();
  await lit(page).first().waitFor();
  await look("table");
  await lit(page).first().click();
  await page.locator(".confirm").waitFor();
  await look("confirm");
  await page.locator(".confirm .primary").click();
  await lit(page, "face/").first().waitFor();
  await page.keyboard.press("h");
  await page.locator(".hints li").first().waitFor();
  await look("hints");
  await page.locator(".top-tools .button").nth(1).click();
  await page.getByRole("dialog").waitFor();
  await look("rules");
  await page.keyboard.press("Escape");
  await page.locator(".top-tools .button").nth(2).click();
  await page.getByRole("menu").waitFor();
  await look("menu");
  await page.getByRole("menuitem").first().click();
  await page.getByRole("dialog").waitFor();
  await look("log");
  await page.keyboard.press("Escape");
  await page.locator(".panel-tabs button").first().click();
  await page.locator(".panel-body, .low-sheet").waitFor();
  await look("bag");
  if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
  await page.locator(".ask-more button").first().click();
  await page.locator(".menu").waitFor();
  await look("moves");
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await look("result");
  const id = page.url().split("/").at(-1);
  await page.goto(`./#/match/${id}/replay`);
  await page.locator(".replay-controls").waitFor();
  await page.getByRole("slider").fill("9");
  await look("replay");
  await page.locator(".replay-ways button").first().click();
  await page.getByRole("dialog").waitFor();
  await look("branch");
  await page.goto("./");
  await page.locator(".kept-match").waitFor();
  await look("start-again");
}

async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = 0; turn < 30; turn++) {
    await lit(page).or(page.locator(".result")).first().waitFor();
    if (await page.locator(".result").isVisible()) return;
    await page.locator(".ask-more button").first().click();
    await page.locator(".menu [data-move]").first().click();
    await page.locator(".confirm .primary").click();
    await page.locator(".confirm").waitFor({ state: "hidden" });
  }
}

/** The hand-over screen between two people. */
export async function handOverScreen(page: Page): Promise<void> {
  await page.goto("./#/new/master-farmer");
  await page.locator('.seat-fields input[value="person"]').nth(1).check();
  await page.locator("button[type=submit]").click();
  await page.locator(".hand-over").waitFor();
}
