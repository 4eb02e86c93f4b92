import type { KyselyPlugin } from "kysely";
import { ChatStore } from "../../src/server/store/chat.ts";
import { LogWriter } from "../../src/server/store/log-writer.ts";
import { NoticeStore } from "../../src/server/store/notices.ts";
import { openStore, type Store } from "../../src/server/store/open-store.ts";
import { PeopleStore } from "../../src/server/store/people.ts";
import type { StoreAt } from "../../src/server/store/store-at.ts";
import { TableStore } from "../../src/server/store/tables.ts";

/** What befalls a statement: it is not done, it is done and nobody hears of it, or it takes its time. */
export type Fault = "fails" | "is lost" | "is slow";

/** A store in which any statement may go wrong, named by the place in the server that asked for it. */
export class DisturbedStore {
  /** Every place that has asked for something, in the order of their first time. */
  readonly sites = new Set<string>();
  /** Whether nothing works. */
  isAway = false;
  /** Resolves when the log may be written; writing waits for it. */
  held: Promise<void> | undefined;
  #fault: { readonly site: string; readonly kind: Fault } | undefined;
  /** Statements whose answer is still to be disturbed. */
  readonly #marked = new WeakMap<object, Fault>();

  readonly open = async (at: StoreAt): Promise<Store> => {
    const store = await openStore(at);
    const db = store.db.withPlugin(this.#plugin());
    const log = new LogWriter(async (appends) => {
      const fault = this.#ask("log");
      await this.held;
      this.#before(fault);
      const added: string[] = [];
      for (const append of appends) if (await store.log.append(append)) added.push(append.table);
      await this.#after(fault);
      return added;
    });
    const parts = { tables: new TableStore(db), people: new PeopleStore(db), chat: new ChatStore(db) };
    return { ...store, ...parts, notices: new NoticeStore(db), log, close: () => log.settled().then(store.close) };
  };

  /** From now on the next statement that a place asks for goes wrong, once. */
  disturb(site: string, kind: Fault): void {
    this.#fault = { site, kind };
  }

  /** Whether what was to go wrong has. */
  get isThrough(): boolean {
    return this.#fault === undefined;
  }

  #plugin(): KyselyPlugin {
    return {
      transformQuery: ({ node, queryId }) => {
        const fault = this.#ask(new Error().stack ?? "");
        this.#before(fault);
        if (fault !== undefined) this.#marked.set(queryId, fault);
        return node;
      },
      transformResult: async ({ queryId, result }) => {
        await this.#after(this.#marked.get(queryId));
        return result;
      },
    };
  }

  /** Notes who asks; gives what befalls it. */
  #ask(stack: string): Fault | undefined {
    const lines = [...stack.matchAll(/src\/server\/(\S+?:\d+):\d+/g)].map(([, line]) => line);
    const site = lines.length === 0 ? "log" : lines.slice(0, 3).join(" < ");
    this.sites.add(site);
    if (this.#fault?.site !== site) return undefined;
    const { kind } = this.#fault;
    this.#fault = undefined;
    return kind;
  }

  #before(fault: Fault | undefined): void {
    if (this.isAway || fault === "fails") throw new Error("the store is away");
  }

  async #after(fault: Fault | undefined): Promise<void> {
    if (fault === "is slow") await new Promise((resolve) => setTimeout(resolve, 30));
    if (fault === "is lost") throw new Error("the answer of the store is lost");
  }
}
