import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import webpush from "web-push";
import type { Seat } from "../../table/game.ts";
import type { LiveTable } from "../live/live-table.ts";
import type { TurnNotices } from "../live/live-tables.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/open-store.ts";
import type { NoticeRow } from "../store/schema.ts";
import { isPrivateAddress } from "./private-address.ts";

const TIMEOUT = 5000;

/** Tells people who are not here that it is their turn: through their browser, or at an address of their own. */
export class Notifier implements TurnNotices {
  readonly #store: Store;
  readonly #log: Log;
  readonly #allowsPrivate: boolean;
  readonly #keys: { readonly publicKey: string; readonly privateKey: string } | undefined;

  constructor(store: Store, { pushKeys, privateWebhooks }: Settings, log: Log) {
    this.#store = store;
    this.#log = log;
    this.#allowsPrivate = privateWebhooks;
    this.#keys = pushKeys;
  }

  /** What a browser needs to subscribe; nothing if the host has set no keys. */
  get publicKey(): string | undefined {
    return this.#keys?.publicKey;
  }

  asked(table: LiveTable, seat: Seat): void {
    const person = table.seats[seat]?.person;
    if (person === undefined || person === "") return;
    const news = { about: "turn", table: table.id, game: table.row.game, seat };
    void this.#tell(person, news).catch((error) => this.#log.warn({ error }, "a notice could not be sent"));
  }

  async #tell(person: string, news: object): Promise<void> {
    for (const notice of await this.#store.notices.of(person))
      if (notice.kind === "push") await this.#push(notice, news);
      else await this.#call(notice, news);
  }

  async #push(notice: NoticeRow, news: object): Promise<void> {
    if (this.#keys === undefined) return;
    const subscription = {
      endpoint: notice.address,
      keys: JSON.parse(notice.keys) as { p256dh: string; auth: string },
    };
    const vapidDetails = { subject: "mailto:host@localhost", ...this.#keys };
    try {
      await webpush.sendNotification(subscription, JSON.stringify(news), {
        vapidDetails,
        TTL: 24 * 60 * 60,
        timeout: TIMEOUT,
      });
    } catch (error) {
      const status = (error as { statusCode?: number }).statusCode;
      if (status === 404 || status === 410) await this.#store.notices.forget(notice.id);
      else throw error;
    }
  }

  /** Never to an address inside the host's own network, unless the host allows it. */
  async #call(notice: NoticeRow, news: object): Promise<void> {
    const { hostname } = new URL(notice.address);
    if (!this.#allowsPrivate) {
      const addresses = isIP(hostname)
        ? [hostname]
        : (await lookup(hostname, { all: true })).map(({ address }) => address);
      if (addresses.some(isPrivateAddress)) return this.#store.notices.forget(notice.id);
    }
    await fetch(notice.address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(news),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
    });
  }
}
