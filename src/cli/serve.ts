import { join } from "node:path";
import webpush from "web-push";
import { serve as startServer } from "../server/server.ts";
import { DEFAULTS, type Settings } from "../server/settings.ts";
import { FolderInUse, type StoreAt } from "../server/store/open-store.ts";
import { type Command, type Given, isSet, Mistyped, wholeNumber } from "./command.ts";

const PAGE = join(import.meta.dirname, "..", "..", "dist");
const DAY = 24 * 60 * 60 * 1000;

export const serve: Command = {
  usage: "furrow serve [--host NAME] [--port N] [--data FOLDER]",
  about:
    "Serves the page and tables for friends. Everything is kept in one folder, or in PostgreSQL if DATABASE_URL names " +
    "one; docs/hosting.md says more.",
  flags: {
    host: { value: "NAME", about: "the address to listen at; 0.0.0.0 for all (localhost)" },
    port: { value: "N", about: "the port (4173)" },
    data: { value: "FOLDER", about: "where everything is kept (furrow-data)" },
    page: { value: "FOLDER", about: "where the built page lies (dist)" },
    origin: {
      value: "ADDRESS",
      about: "an address under which browsers may call, as https://farm.example; several with commas",
    },
    proxy: { about: "believe a proxy's word on who calls" },
    "bot-threads": { value: "N", about: "threads in which bots think (1)" },
    "log-level": { value: "LEVEL", about: "silent, error, warn or info (info)" },
    "keep-guests": { value: "DAYS", about: "forget guests who were not here for so long (90)" },
    "keep-open": { value: "DAYS", about: "clear tables away that never began (3)" },
    "keep-playing": { value: "DAYS", about: "clear matches away that nobody goes on with (120)" },
    "keep-over": { value: "DAYS", about: "clear finished matches away (365)" },
    requests: { value: "N", about: "requests that one address may make in a minute (300)" },
    sockets: { value: "N", about: "sockets that one address may hold (100)" },
    "private-webhooks": { about: "let webhooks call addresses in your own network" },
    "new-push-keys": { about: "print a pair of keys for notices through browsers, and stop" },
  },
  words: { min: 0, max: 0 },
  async run(given) {
    if (isSet(given, "new-push-keys")) return printKeys();
    const settings = settingsFrom(given, process.env);
    try {
      const server = await startServer(settings);
      console.log(`Furrow is ready: ${server.address}`);
      await untilStopped();
      await server.close();
      return 0;
    } catch (error) {
      throw new Mistyped(sentenceOf(error, settings));
    }
  },
};

function printKeys(): number {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  console.log(`FURROW_PUSH_PUBLIC=${publicKey}\nFURROW_PUSH_PRIVATE=${privateKey}`);
  return 0;
}

/** Settings from flags and the environment. */
export function settingsFrom(given: Given, env: NodeJS.ProcessEnv): Settings {
  const level = given.flags["log-level"] ?? DEFAULTS.logLevel;
  if (!isLevel(level)) throw new Mistyped(`--log-level is silent, error, warn or info, not "${level}".`);
  const port = wholeNumber(given, "port", 0, DEFAULTS.port);
  if (port > 65_535) throw new Mistyped(`--port needs a number up to 65535, not "${port}".`);
  const { expiry } = DEFAULTS;
  const days = (name: string, fallback: number) => wholeNumber(given, name, 1, fallback / DAY) * DAY;
  return {
    ...DEFAULTS,
    host: given.flags.host ?? DEFAULTS.host,
    port,
    store: storeFrom(given, env),
    origins: originsIn(given.flags.origin ?? ""),
    behindProxy: isSet(given, "proxy"),
    metricsToken: env.FURROW_METRICS_TOKEN,
    botThreads: wholeNumber(given, "bot-threads", 1, DEFAULTS.botThreads),
    logLevel: level,
    pushKeys: pushKeysIn(env),
    page: given.flags.page ?? PAGE,
    limits: {
      ...DEFAULTS.limits,
      requests: wholeNumber(given, "requests", 1, DEFAULTS.limits.requests),
      sockets: wholeNumber(given, "sockets", 1, DEFAULTS.limits.sockets),
    },
    privateWebhooks: isSet(given, "private-webhooks"),
    expiry: {
      guests: days("keep-guests", expiry.guests),
      open: days("keep-open", expiry.open),
      playing: days("keep-playing", expiry.playing),
      over: days("keep-over", expiry.over),
    },
  };
}

function pushKeysIn({ FURROW_PUSH_PUBLIC: publicKey, FURROW_PUSH_PRIVATE: privateKey }: NodeJS.ProcessEnv) {
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}

/** A folder if one is named, or the database the environment names, or the usual folder. */
export function storeFrom(given: Given, env: NodeJS.ProcessEnv): StoreAt {
  const folder = given.flags.data;
  if (folder === undefined && env.DATABASE_URL) return { address: env.DATABASE_URL };
  return { folder: folder ?? "furrow-data" };
}

function originsIn(text: string): readonly string[] {
  return text
    .split(",")
    .filter((part) => part !== "")
    .map((part) => {
      if (!URL.canParse(part))
        throw new Mistyped(`--origin needs an address like https://farm.example, not "${part}".`);
      return new URL(part).origin;
    });
}

const isLevel = (level: string): level is Settings["logLevel"] => ["silent", "error", "warn", "info"].includes(level);

function sentenceOf(error: unknown, { port, host }: Settings): string {
  if (error instanceof FolderInUse) return `Another server uses the folder "${error.message}". Choose one with --data.`;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE") return `Port ${port} is in use by another program. Choose one with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `This machine has no address "${host}".`;
  if (code === "ECONNREFUSED") return "The database that DATABASE_URL names does not answer.";
  throw error;
}

const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
