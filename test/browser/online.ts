import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { ChildServer } from "../server/child.ts";
import { choose, lit, OFTEN, over, revision, sit, wish } from "./table.ts";

const pagePort = process.env.FURROW_TEST_PORT ?? "4273";
const built = join(import.meta.dirname, "..", "..", "test-results", `page-${pagePort}`);

/** A server for friends, in a process of its own, that can be killed and started again where it was. */
export class House {
  readonly #folder: string;
  #server: ChildServer;

  private constructor(folder: string, server: ChildServer) {
    this.#folder = folder;
    this.#server = server;
  }

  static async open(): Promise<House> {
    const folder = await mkdtemp(join(tmpdir(), "furrow-house-"));
    return new House(folder, await ChildServer.start({ folder }, 0, built));
  }

  get address(): string {
    return this.#server.address;
  }

  async restart(): Promise<void> {
    const port = Number(new URL(this.address).port);
    await this.#server.kill();
    this.#server = await ChildServer.start({ folder: this.#folder }, port, built);
  }

  async close(): Promise<void> {
    await this.#server.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Somebody with a browser of their own; all that the server tells it is kept. */
export interface Friend {
  readonly page: Page;
  readonly heard: string[];
}

export async function friend(browser: Browser, house: House, more: BrowserContextOptions = {}): Promise<Friend> {
  const context = await browser.newContext({ baseURL: house.address, ...more });
  const page = await context.newPage();
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  page.on("response", (response) => {
    if (response.url().includes("/api/"))
      void response.text().then(
        (text) => text !== "" && heard.push(text),
        () => {},
      );
  });
  await wish(page);
  return { page, heard };
}

export async function signIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("Your name")).toBeHidden();
}

/** What is chosen when a table is laid, by the label of the field. */
type Wishes = { readonly [label: string]: string };

/** Lays a table for two people; gives its link. */
export async function layTable(page: Page, name: string, game = "master-farmer", wishes: Wishes = {}): Promise<string> {
  await page.goto(`./#/new/${game}`);
  await sit(page, 2, "person");
  await signIn(page, name);
  for (const [label, value] of Object.entries(wishes))
    await page.getByLabel(label, { exact: true }).selectOption(value);
  await page.getByRole("button", { name: "Lay the table" }).click();
  await expect(page.getByText("The game can begin when every seat is taken.")).toBeVisible();
  return page.getByLabel("Link to this table").inputValue();
}

/** Comes by the link and takes the free seat. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await signIn(page, name);
  await page.getByRole("button", { name: "Sit here" }).click();
  await expect(page.getByRole("button", { name: "Get up" })).toBeVisible();
}

/** Two people at a table that has begun. */
export async function begun(host: Page, guest: Page, game = "master-farmer", wishes: Wishes = {}): Promise<string> {
  const link = await layTable(host, "Ada", game, wishes);
  await sitDown(guest, link, "Ben");
  await host.getByRole("button", { name: "Begin" }).click();
  for (const page of [host, guest]) await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
  return link;
}

/** Whoever is asked answers, until so many answers were given or the game is over. */
export async function playTogether(pages: readonly Page[], most = 60): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    const asked = await whoIsAsked(pages);
    if (asked === undefined) return;
    const before = await revision(asked);
    await choose(asked, turn);
    await expect.poll(() => revision(asked), OFTEN).not.toBe(before);
  }
}

async function whoIsAsked(pages: readonly Page[]): Promise<Page | undefined> {
  for (let i = 0; i < 800; i++) {
    for (const page of pages) {
      if (await over(page).isVisible()) return undefined;
      if ((await lit(page).count()) > 0) return page;
    }
    await pages[0]?.waitForTimeout(25);
  }
  throw new Error("nobody is asked");
}
