import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

interface Looking {
  /** Only what lies in here. */
  readonly within?: string;
  /** By lamplight, too: there nothing but the colours differs. */
  readonly andDark?: boolean;
}

/** No serious or critical problem on what is shown. */
export async function noGraveProblem(
  page: Page,
  name: string,
  { within, andDark = false }: Looking = {},
): Promise<void> {
  const axe = () => (within === undefined ? new AxeBuilder({ page }) : new AxeBuilder({ page }).include(within));
  expect(await graveIn(axe()), name).toEqual([]);
  if (!andDark) return;
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await graveIn(axe().withRules(["color-contrast"])), `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

async function graveIn(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}
