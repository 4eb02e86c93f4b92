import { Agent } from "node:https";
import webpush from "web-push";
import type { Seat } from "../../table/game.ts";
import type { Background } from "../background.ts";
import type { LiveTable } from "../live/live-table.ts";
import type { TurnNotices } from "../live/live-tables.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/open-store.ts";
import type { NoticeRow } from "../store/schema.ts";
import { checkOutside, InsideAddress, outsideLookup, post } from "./outside.ts";

const TIMEOUT = 5000;
const DAY = 24 * 60 * 60;

/** Tells people who are not here that it is their turn: through their browser, or at an address of their own. */
export class Notifier implements TurnNotices {
  readonly #store: Store;
  readonly #log: Log;
  readonly #background: Background;
  readonly #allowsPrivate: boolean;
  readonly #keys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  readonly #outside: Agent;

  constructor(store: Store, { pushKeys, privateWebhooks }: Settings, log: Log, background: Background) {
    this.#store = store;
    this.#background = background;
    this.#log = log;
    this.#allowsPrivate = privateWebhooks;
    this.#keys = pushKeys;
    this.#outside = new Agent(privateWebhooks ? {} : { lookup: outsideLookup });
  }

  /** What a browser needs to subscribe; nothing if the host has set no keys. */
  get publicKey(): string | undefined {
    return this.#keys?.publicKey;
  }

  asked(table: LiveTable, seat: Seat): void {
    const person = table.seats[seat]?.person;
    if (person === undefined || person === "") return;
    const news = JSON.stringify({ about: "turn", table: table.id, game: table.row.game, seat });
    this.#background.once("notice", () => this.#tell(person, news));
  }

  /** One way that fails does not hold up the others. */
  async #tell(person: string, news: string): Promise<void> {
    for (const notice of await this.#store.notices.of(person))
      await this.#send(notice, news).catch((error) => this.#log.warn({ error }, "a notice could not be sent"));
  }

  /** Never to an address inside the host's own network, unless the host allows it; who is gone is forgotten. */
  async #send(notice: NoticeRow, news: string): Promise<void> {
    try {
      const url = new URL(notice.address);
      if (!this.#allowsPrivate) checkOutside(url);
      if (notice.kind === "push") await this.#push(notice, news);
      else await post(url, news, { timeout: TIMEOUT, ...(this.#allowsPrivate ? {} : { lookup: outsideLookup }) });
    } catch (error) {
      const status = (error as { statusCode?: number }).statusCode;
      if (!(error instanceof InsideAddress) && status !== 404 && status !== 410) throw error;
      await this.#store.notices.forget(notice.id);
    }
  }

  async #push({ address, keys }: NoticeRow, news: string): Promise<void> {
    if (this.#keys === undefined) return;
    const subscription = { endpoint: address, keys: JSON.parse(keys) as { p256dh: string; auth: string } };
    const vapidDetails = { subject: "mailto:host@localhost", ...this.#keys };
    const agent = this.#outside;
    await webpush.sendNotification(subscription, news, { vapidDetails, TTL: DAY, timeout: TIMEOUT, agent });
  }
}
