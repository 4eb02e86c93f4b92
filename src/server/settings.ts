import type { StoreAt } from "./store/store-at.ts";

const DAY = 24 * 60 * 60 * 1000;

/** How a server runs; every number has a name in docs/hosting.md. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly store: StoreAt;
  /** The addresses under which browsers may call us, beside the one they asked for themselves. */
  readonly origins: readonly string[];
  /** Whether to believe what a proxy says of the caller. */
  readonly behindProxy: boolean;
  /** A secret that opens /metrics; without one it answers this machine only. */
  readonly metricsToken: string | undefined;
  /** Threads in which bots think. */
  readonly botThreads: number;
  /** How long a bot may think, and how long its answer is held back at least, in milliseconds. */
  readonly botTime: number;
  readonly botPause: number;
  /** The keys for notices through browsers, made with `furrow serve --new-push-keys`. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  /** Whether webhooks may call addresses in the host's own network. */
  readonly privateWebhooks: boolean;
  /** How long a turn waits before somebody who is away is told, and for how long they are told of that table but once. */
  readonly noticePause: number;
  readonly noticeEvery: number;
  readonly logLevel: "silent" | "error" | "warn" | "info";
  /** The folder of the built page; nothing for a server without one. */
  readonly page: string | undefined;
  readonly expiry: Expiry;
  readonly limits: Limits;
}

/** After how long what nobody touches is cleared away, in milliseconds. */
export interface Expiry {
  readonly guests: number;
  readonly open: number;
  readonly playing: number;
  readonly over: number;
}

/** How much one person may ask of us; those who are not signed in share five times that at an address, all at one have ten times. */
export interface Limits {
  /** Requests of one person in a minute. */
  readonly requests: number;
  /** Tables of one person that are open or being played. */
  readonly tables: number;
  /** Messages a second through one socket, in the long run, and at once. */
  readonly messages: number;
  readonly burst: number;
  /** Sockets of one person. */
  readonly sockets: number;
}

export const DEFAULTS: Omit<Settings, "store" | "page"> = {
  host: "localhost",
  port: 4173,
  origins: [],
  behindProxy: false,
  metricsToken: undefined,
  botThreads: 1,
  botTime: 1000,
  botPause: 600,
  pushKeys: undefined,
  privateWebhooks: false,
  noticePause: 10_000,
  noticeEvery: 5 * 60_000,
  logLevel: "info",
  expiry: { guests: 90 * DAY, open: 3 * DAY, playing: 120 * DAY, over: 365 * DAY },
  limits: { requests: 300, tables: 50, messages: 10, burst: 40, sockets: 30 },
};
