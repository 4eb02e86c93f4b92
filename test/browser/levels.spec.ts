import { expect, test } from "@playwright/test";
import { sit, wish } from "./table.ts";

for (const month of ["2026-01-15", "2026-11-15"]) {
  test(`Expert plays Agricola by its learned values, started from the form on ${month}`, async ({ page }) => {
    const fetched: string[] = [];
    page.on("response", (response) => {
      if (response.ok()) fetched.push(new URL(response.url()).pathname.split("/").at(-1) ?? "");
    });
    await page.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
    await page.clock.setSystemTime(new Date(`${month}T12:00:00Z`));
    await wish(page);
    await page.goto("./#/new/agricola");
    for (const seat of [1, 2]) await sit(page, seat, "expert");
    await page.getByRole("button", { name: "Start" }).click();
    for (const asset of [/^two-seats-.*\.weights$/, /^kernel-.*\.wasm$/])
      await expect.poll(() => fetched.filter((name) => asset.test(name))).not.toEqual([]);
  });
}
