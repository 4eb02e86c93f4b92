import cookie from "@fastify/cookie";
import websocket from "@fastify/websocket";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import { LONGEST_MESSAGE } from "../protocol/messages.ts";
import { Background } from "./background.ts";
import { BotPool } from "./bots/bot-pool.ts";
import { expire } from "./expiry.ts";
import { addBudgets } from "./http/budgets.ts";
import { answerFile } from "./http/folder.ts";
import { guard } from "./http/guard.ts";
import { noticeRoutes } from "./http/notice-routes.ts";
import { peopleRoutes } from "./http/people-routes.ts";
import { Problem } from "./http/problem.ts";
import { addRoutes, openApi, type Route } from "./http/route.ts";
import { socketRoute } from "./http/socket.ts";
import { tableRoutes } from "./http/table-routes.ts";
import { Who } from "./http/who.ts";
import { Importer } from "./import/importer.ts";
import { Actions } from "./live/actions.ts";
import { LiveTables } from "./live/live-tables.ts";
import { Lobby } from "./lobby.ts";
import { type Log, openLog } from "./log.ts";
import { Measures } from "./measures.ts";
import { Notifier } from "./notices/notifier.ts";
import type { Settings } from "./settings.ts";
import { openStore, type Store } from "./store/open-store.ts";

/** A server that runs. */
export interface Server {
  readonly address: string;
  readonly store: Store;
  /** Takes nothing more, writes everything and stops. */
  close(): Promise<void>;
}

/** How long sockets may take to close when the server stops, in milliseconds. */
const GRACE = 1000;
const EXPIRE_EVERY = 60 * 60 * 1000;

/** Opens the store and serves page, tables and sockets. Rejects when the port or the folder is taken. */
export async function serve(settings: Settings, open = openStore): Promise<Server> {
  const now = Date.now;
  const log = openLog(settings);
  const store = await open(settings.store, log);
  const background = new Background(log);
  const bots = new BotPool(settings.botThreads);
  const measures: Measures = new Measures({
    tables: { help: "Tables in memory", value: () => tables.count },
    bots_waiting: { help: "Bots that wait for a thread", value: () => bots.waiting },
  });
  const notifier = new Notifier({ store, settings, log, background, find: (id) => tables.open(id), now });
  const { botTime, botPause } = settings;
  const tables: LiveTables = new LiveTables({
    store,
    bots,
    notices: notifier,
    measures,
    log,
    background,
    botTime,
    botPause,
    now,
  });
  const importer = new Importer();
  const lobby = new Lobby({ store, tables, limits: settings.limits, importer, background, log, now });
  const actions = new Actions({ store, tables, lobby, now });
  const who = new Who(store, now);
  const routes = [
    ...peopleRoutes(store, who, lobby, now),
    ...tableRoutes({ store, tables, lobby, who, now }),
    ...noticeRoutes(store, who, notifier, now),
  ];

  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    // What the nearest proxy saw counts; what came before it may be made up.
    trustProxy: settings.behindProxy && ((_, hop) => hop === 0),
    bodyLimit: 2_000_000,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
  });
  guard(app, settings);
  const notes = new Set<string>();
  noteProxy(app, settings, (note) => {
    notes.add(note);
    log.warn(note);
  });
  answerProblems(app, settings, log);
  await app.register(cookie);
  await addBudgets(app, settings.limits.requests, who);
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false } });
  addRoutes(app, routes);
  socketRoute(app, { store, tables, actions, who, limits: settings.limits, measures, log, background, now });
  houseRoutes(app, routes, settings, measures, store, notes);

  background.every(EXPIRE_EVERY, "expiry", () => expire(store, settings.expiry, now()));
  const stop = async () => {
    notifier.close();
    await tables.close();
    // Whoever does not answer that the socket closes is not waited for.
    const grace = setTimeout(() => {
      for (const client of app.websocketServer.clients) client.terminate();
      app.server.closeAllConnections();
    }, GRACE);
    await app.close();
    clearTimeout(grace);
    await bots.close();
    await importer.close();
    await background.close();
    await store.close();
  };
  try {
    await tables.start();
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = app.addresses()[0] as { port: number };
  return { address: `http://${settings.host}:${port}/`, store, close: stop };
}

/** One of few named reasons, or a file of the page; what broke inside stays inside. */
function answerProblems(app: FastifyInstance, { page }: Settings, log: Log): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    // A socket that is refused would stay open otherwise, and nobody would know of it.
    if (request.headers.upgrade !== undefined) reply.raw.once("finish", () => request.raw.socket.destroySoon());
    if (error instanceof Problem) return reply.code(error.status).send({ reason: error.reason, detail: error.detail });
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ reason: "malformed" });
    log.error({ error, route: request.routeOptions.url }, "a request failed");
    return reply.code(500).send({ reason: "failed" });
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = (request.method === "GET" || request.method === "HEAD") && !request.url.startsWith("/api/");
    if (page === undefined || !isPage) return reply.code(404).send({ reason: "not-found" });
    reply.hijack();
    await answerFile(page, request.raw, reply.raw);
  });
}

const BEHIND_A_PROXY =
  "A request came through a proxy, but --proxy was not given: everybody behind it counts as one address.";

/** Says once that a proxy is there of which we were not told. */
function noteProxy(app: FastifyInstance, { behindProxy }: Settings, say: (note: string) => void): void {
  let isSaid = behindProxy;
  app.addHook("onRequest", async ({ headers }) => {
    if (isSaid || (headers["x-forwarded-for"] ?? headers.forwarded) === undefined) return;
    isSaid = true;
    say(BEHIND_A_PROXY);
  });
}

/** What a host and other programs ask. */
function houseRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  settings: Settings,
  measures: Measures,
  store: Store,
  notes: ReadonlySet<string>,
): void {
  const document = openApi(routes, "1");
  app.get("/api/openapi.json", async () => document);
  app.get("/healthz", { config: { isFree: true } }, async () => ({ ok: true }));
  app.get("/readyz", { config: { isFree: true } }, async (_, reply) => {
    const ok = await answers(store);
    return reply.code(ok ? 200 : 503).send({ ok, ...(notes.size === 0 ? {} : { notes: [...notes] }) });
  });
  app.get("/metrics", { config: { isFree: true } }, async (request, reply) => {
    if (!mayMeasure(request, settings)) throw new Problem(403, "not-yours");
    return reply.type(measures.contentType).send(await measures.text());
  });
}

/** Whether the store is there, and soon. */
async function answers({ people }: Store): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 2000, false).unref());
  const asked = people.byId("nobody").then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}

function mayMeasure({ headers, ip }: FastifyRequest, { metricsToken }: Settings): boolean {
  if (metricsToken !== undefined) return headers.authorization === `Bearer ${metricsToken}`;
  return ip === "127.0.0.1" || ip === "::1" || ip === "::ffff:127.0.0.1";
}
