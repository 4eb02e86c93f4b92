import { join } from "node:path";
import webpush from "web-push";
import { openLog } from "../server/log.ts";
import { serve as startServer } from "../server/server.ts";
import { DEFAULTS, type Settings } from "../server/settings.ts";
import { FolderInUse } from "../server/store/open-store.ts";
import { Deaf } from "../server/store/postgres-bus.ts";
import type { StoreAt } from "../server/store/store-at.ts";
import { type Command, type Given, isSet, Mistyped, wholeNumber } from "./command.ts";
import { addressesInNetwork, isEverywhere, isOnlyHere, qrCode } from "./serve/addresses.ts";
import { nextFreePort } from "./serve/free-port.ts";

const PAGE = join(import.meta.dirname, "..", "..", "dist");
const DAY = 24 * 60 * 60 * 1000;

export const serve: Command = {
  usage: "furrow serve [--host NAME] [--port N] [--qr] [--data FOLDER]",
  about:
    "Serves the page and tables for friends. Everything is kept in one folder, or in PostgreSQL if DATABASE_URL names " +
    "one; docs/hosting.md says more.",
  flags: {
    host: { value: "NAME", about: "the address to listen at; 0.0.0.0 for all (HOST, or localhost)" },
    port: { value: "N", about: "the port (PORT, or 4173)" },
    "next-port": { about: "take the next free port where no port was named and 4173 is taken" },
    qr: { about: "print the address for others as a square that a phone's camera reads" },
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
    requests: {
      value: "N",
      about: "requests that one person may make in a minute; everybody at one address ten times that (300)",
    },
    sockets: { value: "N", about: "sockets that one person may hold; everybody at one address ten times that (30)" },
    "private-webhooks": { about: "let webhooks call addresses in your own network" },
    "new-push-keys": { about: "print a pair of keys for notices through browsers, and stop" },
  },
  words: { min: 0, max: 0 },
  async run(given) {
    if (isSet(given, "new-push-keys")) return printKeys();
    const wanted = settingsFrom(given, process.env);
    if (isSet(given, "qr") && isOnlyHere(wanted.host) && wanted.origins.length === 0)
      throw new Mistyped("--qr needs an address that others can reach: add --host 0.0.0.0, or --origin ADDRESS.");
    const mayMove = isSet(given, "next-port") && given.flags.port === undefined && !process.env.PORT;
    const port = mayMove ? await nextFreePort(wanted.port, wanted.host) : wanted.port;
    const settings = { ...wanted, port };
    // A promise that nobody waits for may fail without ending everybody's evening.
    const log = openLog(settings);
    process.on("unhandledRejection", (error) => log.error({ error }, "something failed that nobody waited for"));
    try {
      const server = await startServer(settings);
      if (port !== wanted.port)
        console.log(
          `Port ${wanted.port} is in use by another program, so this time it is ${port}. ` +
            `A browser keeps games by address: those begun at port ${wanted.port} are shown only there.`,
        );
      console.log(addressText(server.address, settings, isSet(given, "qr")));
      await untilStopped();
      await server.close();
      return 0;
    } catch (error) {
      throw new Mistyped(sentenceOf(error, settings));
    }
  },
};

/** Where the page is, for this machine and for others. */
function addressText(address: string, { host, origins }: Settings, wantsQr: boolean): string {
  const { port } = new URL(address);
  const here = isEverywhere(host) ? `http://localhost:${port}/` : address;
  const network = addressesInNetwork(host, Number(port));
  const others = origins.length > 0 ? origins.map((origin) => `${origin}/`) : isOnlyHere(host) ? [] : network;
  const reached = others.length === 0 && !isEverywhere(host) && !isOnlyHere(host) ? [address] : others;
  return [
    `Furrow is ready: ${here}`,
    ...others.map((one) => `For others:      ${one}`),
    ...(isEverywhere(host) && others.length === 0
      ? ["This machine is in no network that others could reach it by."]
      : []),
    ...(wantsQr && reached[0] !== undefined ? ["", qrCode(reached[0])] : []),
  ].join("\n");
}

function printKeys(): number {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  console.log(`FURROW_PUSH_PUBLIC=${publicKey}\nFURROW_PUSH_PRIVATE=${privateKey}`);
  return 0;
}

/** Settings from flags and the environment. */
export function settingsFrom(given: Given, env: NodeJS.ProcessEnv): Settings {
  const level = given.flags["log-level"] ?? DEFAULTS.logLevel;
  if (!isLevel(level)) throw new Mistyped(`--log-level is silent, error, warn or info, not "${level}".`);
  const { expiry } = DEFAULTS;
  const days = (name: string, fallback: number) => wholeNumber(given, name, 1, fallback / DAY) * DAY;
  return {
    ...DEFAULTS,
    host: given.flags.host ?? (env.HOST || DEFAULTS.host),
    port: portFrom(given, env),
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

/** The port of the flag, or of the environment, as many hosts name it. */
function portFrom(given: Given, env: NodeJS.ProcessEnv): number {
  const name = given.flags.port === undefined && env.PORT ? "PORT" : "--port";
  const text = given.flags.port ?? (env.PORT || String(DEFAULTS.port));
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Mistyped(`${name} needs a whole number up to 65535, not "${text}".`);
  return port;
}

function pushKeysIn({ FURROW_PUSH_PUBLIC: publicKey, FURROW_PUSH_PRIVATE: privateKey }: NodeJS.ProcessEnv) {
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}

/** A folder if one is named, or the database the environment names, or the usual folder. */
export function storeFrom(given: Given, env: NodeJS.ProcessEnv): StoreAt {
  const folder = given.flags.data;
  const { DATABASE_URL: address, DATABASE_LISTEN_URL: listenAt } = env;
  if (folder === undefined && address) return { address, ...(listenAt ? { listenAt } : {}) };
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
  if (error instanceof Deaf) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE") return `Port ${port} is in use by another program. Choose one with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `This machine has no address "${host}". Choose one with --host.`;
  if (code === "EACCES" && port < 1024) return `Port ${port} is for administrators. Choose one with --port.`;
  if (code === "ECONNREFUSED") return "The database that DATABASE_URL names does not answer.";
  throw error;
}

const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
