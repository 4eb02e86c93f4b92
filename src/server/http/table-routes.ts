import * as z from "zod/mini";
import type { TableInfo } from "../../protocol/table-info.ts";
import type { Seat, Viewer } from "../../table/game.ts";
import type { Options } from "../../table/options.ts";
import { LiveTable } from "../live/live-table.ts";
import type { LiveTables } from "../live/live-tables.ts";
import type { Lobby } from "../lobby.ts";
import { isSmall } from "../small-json.ts";
import type { Store } from "../store/open-store.ts";
import type { PersonRow } from "../store/schema.ts";
import type { ListedTable } from "../store/tables.ts";
import { Problem } from "./problem.ts";
import { type Call, type Route, route } from "./route.ts";
import type { Who } from "./who.ts";

const int = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

const pace = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("free") }),
  z.object({ kind: z.literal("live"), bank: int(10, 24 * 60 * 60), each: int(0, 60 * 60) }),
  z.object({ kind: z.literal("days"), days: int(1, 60) }),
]);

/** What is agreed when a table is laid. */
const laying = z.object({
  game: z.string().check(z.maxLength(40)),
  seats: int(1, 8),
  options: z
    .record(z.string().check(z.maxLength(60)), z.unknown())
    .check(z.refine((value) => isSmall(value, 20, 5000))),
  pace,
  spectators: z.enum(["none", "live", "delayed"]),
  listed: z.boolean(),
  gone: z.enum(["bot", "end"]),
  bots: z.array(z.nullable(z.string().check(z.maxLength(40)))).check(z.maxLength(8)),
  /** A match that was begun on a device, to go on here. */
  file: z.optional(z.unknown().check(z.refine((value) => isSmall(value, 60, 500_000)))),
});

const laid = z.object({ id: z.string(), code: z.string() });
const hash = z.string().check(z.regex(/^([0-9a-f]{64})?$/));
const table = z.looseObject({ id: z.string(), status: z.string() });

interface Parts {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly lobby: Lobby;
  readonly who: Who;
  now(): number;
}

/** Tables: laying, finding, filling, beginning, saving. */
export function tableRoutes(parts: Parts): readonly Route[] {
  const { store, tables, lobby, who, now } = parts;

  async function found({ table: id }: Params): Promise<LiveTable> {
    return there(await tables.open(String(id)));
  }

  /** Who sits there may stay, whoever has blocked them. */
  async function notBlocked(table: LiveTable, person: string | undefined): Promise<void> {
    if (person === undefined || table.seatOf(person) !== undefined) return;
    if (table.isOneOf(await store.people.blockers(person))) throw new Problem(403, "blocked");
  }

  async function mayLookOn(table: LiveTable, person: string | undefined): Promise<void> {
    if (person !== undefined && table.seatOf(person) !== undefined) return;
    if (!table.mayLookOn) throw new Problem(403, "not-yours");
    await notBlocked(table, person);
  }

  /** Something that a person does to a table before or after the match. */
  const act = (does: (table: LiveTable, me: PersonRow, seat: Seat) => Promise<unknown>) => {
    return async ({ request, params }: Pick<Call, "request" | "params">) => {
      const me = await who.must(request);
      const table = there(await tables.openAnew(String(params.table)));
      return does(table, me, Number(params.seat)).catch((error: unknown) => {
        if (!(error instanceof Problem)) tables.mayHaveChanged(table.id);
        throw error;
      });
    };
  };

  const listed = (list: readonly ListedTable[], me: PersonRow | undefined): readonly TableInfo[] =>
    list.map(({ table, seats }) => new LiveTable({ ...table, header: "" }, seats, now).summaryFor(me?.id));

  return [
    route({
      method: "GET",
      path: "/api/tables",
      about: "Tables that anybody may join or watch.",
      answer: z.array(table),
      async handle({ request }) {
        const me = await who.find(request);
        const apart = me === undefined ? new Set() : await store.people.apartFrom(me.id);
        const tables = await store.tables.lobby(100);
        return listed(
          tables.filter(({ table, seats }) => !apart.has(table.host) && !seats.some(({ person }) => apart.has(person))),
          me,
        );
      },
    }),
    route({
      method: "GET",
      path: "/api/me/tables",
      about: "The tables you sit at or have laid, the latest first.",
      answer: z.array(table),
      async handle({ request }) {
        const me = await who.must(request);
        return listed(await store.tables.of(me.id, 100), me);
      },
    }),
    route({
      method: "POST",
      path: "/api/tables",
      about: "Lay a table; with a file, to go on with a match that was begun elsewhere: what comes is dealt anew.",
      body: laying,
      answer: laid,
      async handle({ request, body }) {
        const { bots, file, ...agreed } = body;
        return lobby.lay(await who.must(request), { ...agreed, options: agreed.options as Options }, bots, file);
      },
    }),
    route({
      method: "GET",
      path: "/api/tables/{table}",
      about: "A table by its id or its short code.",
      answer: table,
      async handle({ request, params }) {
        const table = await found({ table: (await store.tables.meant(String(params.table))) ?? "" });
        const me = await who.find(request);
        await notBlocked(table, me?.id);
        return table.whenSafe(() => table.infoFor(viewerOf(table, me?.id)));
      },
    }),
    route({
      method: "PUT",
      path: "/api/tables/{table}/seats/{seat}",
      about: "Sit down; the hash promises your number for the deal, empty for none.",
      body: z.object({ numberHash: hash }),
      handle: ({ body, ...call }) => act((table, me, seat) => lobby.sit(table, me, seat, body.numberHash))(call),
    }),
    route({
      method: "DELETE",
      path: "/api/tables/{table}/seats/{seat}",
      about: "Get up, or ask somebody to, as the host.",
      handle: act((table, me, seat) => lobby.free(table, me, seat)),
    }),
    route({
      method: "PUT",
      path: "/api/tables/{table}/seats/{seat}/bot",
      about: "Put a bot on a seat, as the host.",
      body: z.object({ bot: z.string().check(z.maxLength(40)) }),
      handle: ({ body, ...call }) => act((table, me, seat) => lobby.seatBot(table, me, seat, body.bot))(call),
    }),
    route({
      method: "DELETE",
      path: "/api/tables/{table}/seats/{seat}/bot",
      about: "Come back to your seat, on which a bot has played.",
      handle: act((table, me, seat) => lobby.comeBack(table, me, seat)),
    }),
    route({
      method: "POST",
      path: "/api/tables/{table}/start",
      about: "Begin, as the host: the deal is pledged, and every person's page sends its number.",
      handle: act((table, me) => lobby.start(table, me)),
    }),
    route({
      method: "DELETE",
      path: "/api/tables/{table}/start",
      about: "Give up beginning, while somebody's number is missing.",
      handle: act((table, me) => lobby.cancel(table, me)),
    }),
    route({
      method: "POST",
      path: "/api/tables/{table}/rematch",
      about: "A new table with the same people, each one seat further.",
      answer: laid,
      handle: act((table, me) => lobby.rematch(table, me)),
    }),
    route({
      method: "GET",
      path: "/api/tables/{table}/chat",
      about: "What was said at a table, by those who may look on.",
      answer: z.array(z.looseObject({ id: z.int(), text: z.string() })),
      async handle({ request, params }) {
        const table = await found(params);
        const me = await who.find(request);
        await mayLookOn(table, me?.id);
        const muted = me === undefined ? new Set() : await store.people.unheard(me.id);
        const lines = await store.chat.last(table.id, 200);
        return lines
          .filter(({ person }) => !muted.has(person))
          .map(({ id, person, name, text, at }) => ({ id, person, name, text, at }));
      },
    }),
    route({
      method: "GET",
      path: "/api/tables/{table}/steps/{from}",
      about: "The steps that count, from one on, as you have seen them, with what each changed in your view.",
      answer: z.looseObject({ lines: z.int(), steps: z.array(z.looseObject({ ply: z.int() })) }),
      async handle({ request, params }) {
        const table = await found(params);
        const me = await who.find(request);
        await mayLookOn(table, me?.id);
        const from = Number(params.from);
        const isStep = Number.isInteger(from) && from >= 0;
        const steps = await table.whenSafe(() => (isStep ? table.stepsSeen(viewerOf(table, me?.id), from) : undefined));
        if (steps === undefined) throw new Problem(404, "not-found");
        return steps;
      },
    }),
    route({
      method: "GET",
      path: "/api/tables/{table}/file",
      about: "The match as a file: what you have seen of it, all of it once it is over.",
      answer: z.looseObject({ game: z.string() }),
      async handle({ request, params }) {
        const table = await found(params);
        const me = await who.find(request);
        await mayLookOn(table, me?.id);
        return table.whenSafe(() => {
          if (table.playing === undefined) throw new Problem(404, "not-found");
          const viewer = viewerOf(table, me?.id);
          if (viewer === "spectator" && table.agreed.spectators === "delayed" && !table.isOver)
            throw new Problem(409, "not-over");
          return table.playing.match.toFile(viewer);
        });
      },
    }),
  ];
}

type Params = { readonly [name: string]: string };

function there(table: LiveTable | undefined): LiveTable {
  if (table === undefined) throw new Problem(404, "no-such-table");
  return table;
}

const viewerOf = (table: LiveTable, person: string | undefined): Viewer =>
  (person === undefined ? undefined : table.seatOf(person)) ?? "spectator";
