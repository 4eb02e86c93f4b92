import webpush from "web-push";
import type { Seat } from "../../table/game.ts";
import type { Background } from "../background.ts";
import { FairQueue } from "../fair-queue.ts";
import type { LiveTable } from "../live/live-table.ts";
import type { TurnNotices as Hears } from "../live/live-tables.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/open-store.ts";
import type { NoticeRow } from "../store/schema.ts";
import { checkOutside, InsideAddress, outsideLookup, post } from "./outside.ts";
import { TurnNotices } from "./turn-notices.ts";

/** How long a call may take, from the search for its address to the status, in milliseconds. */
const DEADLINE = 5000;
const DAY = 24 * 60 * 60;
/** Calls under way, in all and of one person, and calls that wait. */
const CALLS = { atOnce: 20, atOnceEach: 2, longest: 2000, longestEach: 100 };

interface Parts {
  readonly store: Store;
  readonly settings: Settings;
  readonly log: Log;
  readonly background: Background;
  /** A table as it is now. */
  find(table: string): Promise<LiveTable | undefined>;
  now(): number;
}

/** Tells people who are not here that it is their turn: through their browser, or at an address of their own. */
export class Notifier implements Hears {
  readonly #store: Store;
  readonly #log: Log;
  readonly #allowsPrivate: boolean;
  readonly #keys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  readonly #turns: TurnNotices;
  readonly #calls = new FairQueue(CALLS);

  constructor({ store, settings, log, background, find, now }: Parts) {
    this.#store = store;
    this.#log = log;
    this.#allowsPrivate = settings.privateWebhooks;
    this.#keys = settings.pushKeys;
    this.#turns = new TurnNotices({
      pause: settings.noticePause,
      every: settings.noticeEvery,
      find,
      now,
      background,
      tell: (person, table, seat) => this.#tell(person, newsOf(table, seat)),
    });
  }

  /** What a browser needs to subscribe; nothing if the host has set no keys. */
  get publicKey(): string | undefined {
    return this.#keys?.publicKey;
  }

  asked(table: LiveTable, seat: Seat): void {
    this.#turns.asked(table, seat);
  }

  close(): void {
    this.#turns.close();
  }

  /** One way that fails does not hold up the others. */
  async #tell(person: string, news: string): Promise<void> {
    const calls = (await this.#store.notices.of(person)).map((notice) =>
      this.#calls.run(
        person,
        () => 0,
        () => this.#send(notice, news),
      ),
    );
    for (const call of await Promise.allSettled(calls))
      if (call.status === "rejected") this.#log.warn({ error: call.reason }, "a notice could not be sent");
  }

  /** Never to an address inside the host's own network, unless the host allows it; who is gone is forgotten. */
  async #send(notice: NoticeRow, news: string): Promise<void> {
    try {
      const url = new URL(notice.address);
      if (!this.#allowsPrivate) checkOutside(url);
      const status = await this.#post(url, notice, news);
      if (status === 404 || status === 410) await this.#store.notices.forget(notice.id);
      else if (status >= 400) throw new Error(`answered with ${status}`);
    } catch (error) {
      if (!(error instanceof InsideAddress)) throw error;
      await this.#store.notices.forget(notice.id);
    }
  }

  #post(url: URL, { kind, address, keys }: NoticeRow, news: string): Promise<number> {
    const how = { deadline: DEADLINE, ...(this.#allowsPrivate ? {} : { lookup: outsideLookup }) };
    if (kind === "webhook") return post(url, news, { ...how, headers: { "content-type": "application/json" } });
    if (this.#keys === undefined) return Promise.resolve(0);
    const subscription = { endpoint: address, keys: JSON.parse(keys) as { p256dh: string; auth: string } };
    const vapidDetails = { subject: "mailto:host@localhost", ...this.#keys };
    const { headers, body } = webpush.generateRequestDetails(subscription, news, { vapidDetails, TTL: DAY });
    return post(url, body, { ...how, headers });
  }
}

const newsOf = (table: LiveTable, seat: Seat): string =>
  JSON.stringify({ about: "turn", table: table.id, game: table.row.game, seat });
