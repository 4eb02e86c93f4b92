import { expect, test } from "@playwright/test";
import { Guest } from "../../src/cli/bench/guest.ts";
import { playOn } from "../server/serving.ts";
import { friend, House, signIn } from "./online.ts";
import { over, seatCount, sit } from "./table.ts";

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

test("AG-264 a game of a campaign is taken online by a button, and what was played there comes back by itself", async ({
  browser,
}) => {
  test.slow();
  const { page } = await friend(browser, house);
  await page.goto("./#/new/agricola/campaign");
  await seatCount(page, 2);
  await sit(page, 2, "person");
  await page.getByRole("button", { name: "Begin the campaign" }).click();
  await page.getByRole("button", { name: "Play it with friends online" }).click();
  await signIn(page, "Ada");
  await page.getByRole("button", { name: "Lay the table" }).click();
  const link = await page.getByLabel("Link to this table").inputValue();
  const id = link.split("/").at(-1)!;
  await page.goto("./#/campaigns");
  await page.getByRole("region", { name: "Under way" }).getByRole("link").click();
  await expect(page.getByRole("button", { name: "Go on here instead" })).toBeVisible();
  await page.screenshot({ path: "test-results/screens/online-campaign.png" });
  await page.getByRole("link", { name: "Go to the table" }).click();

  const ben = await (await Guest.named(house.address, "Ben")).sit(id, 1);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
  const [cookie] = await page.context().cookies();
  const ada = await Guest.known(house.address, `${cookie!.name}=${cookie!.value}`).come(id);
  await ben.until(() => ben.table.status === "playing");
  await playOn([ada, ben], "a game of a campaign");
  await over(page).getByRole("button", { name: "To the campaign" }).click();
  await expect(page.getByRole("region", { name: "The way" }).getByRole("listitem").first()).toContainText("Won by");
});
