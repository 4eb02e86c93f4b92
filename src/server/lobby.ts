import { botIds } from "../bots/index.ts";
import type { Agreed } from "../protocol/table-info.ts";
import { type Deal, hashOfNumber, pledge, revealed, type Terms } from "../table/commitment.ts";
import type { Seat } from "../table/game.ts";
import { same } from "../table/json.ts";
import { Match } from "../table/match.ts";
import { type Entry, isSeatCount, optionsFor, type Player, Refused } from "../table/match-file.ts";
import type { Background } from "./background.ts";
import { gameOf } from "./games.ts";
import { Problem } from "./http/problem.ts";
import type { Importer } from "./import/importer.ts";
import { Clocks } from "./live/clocks.ts";
import { type Imported, type KeptDeal, keptDeal, keptImport, writtenDeal } from "./live/kept-deal.ts";
import type { LiveTable } from "./live/live-table.ts";
import { bitsOf, type LiveTables } from "./live/live-tables.ts";
import type { Log } from "./log.ts";
import { freshCode, freshId, freshSeed } from "./secrets.ts";
import type { Limits } from "./settings.ts";
import type { Append } from "./store/log-writer.ts";
import type { Store } from "./store/open-store.ts";
import type { PersonRow, SeatRow, TableRow } from "./store/schema.ts";
import type { TableChanges } from "./store/tables.ts";

/** How many of a person's tables are looked at. */
const MOST_TABLES = 1000;
/** Tables that one person may have laid, finished ones included, and characters of matches that they brought. */
const MOST_LAID = 2000;
const MOST_BROUGHT = 5_000_000;

interface Parts {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly limits: Limits;
  readonly importer: Importer;
  readonly background: Background;
  readonly log: Log;
  now(): number;
}

/** Tables before the first move: laid, filled, and dealt so that nobody can choose the deal. */
export class Lobby {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Lays a table; `bots` says which seats are a bot's from the start. */
  async lay(
    host: PersonRow,
    wanted: Agreed,
    bots: readonly (string | null)[],
    file?: unknown,
  ): Promise<{ id: string; code: string }> {
    const { store, now, limits, importer } = this.#parts;
    const laid = await store.tables.laidBy(host.id);
    if (laid.going >= limits.tables || laid.all >= MOST_LAID) throw new Problem(429, "too-many");
    if (file !== undefined && (await store.tables.broughtBy(host.id)) >= MOST_BROUGHT)
      throw new Problem(429, "too-much");
    const brought = file === undefined ? undefined : await importer.read(host.id, file);
    const agreed = brought === undefined ? await checked(wanted) : goingOn(wanted, brought);
    for (const bot of bots) if (bot !== null) checkBot(bot);
    const id = freshId();
    const code = freshCode();
    const row: TableRow = {
      id,
      code,
      game: agreed.game,
      host: host.id,
      status: "open",
      agreed: JSON.stringify(agreed),
      header: brought === undefined ? "" : `{"imported":${brought.kept}}`,
      ending: "",
      rematch: "",
      request: "",
      began: 0,
      listed: agreed.listed ? 1 : 0,
      asked: 0,
      due: 0,
      created: now(),
      changed: now(),
    };
    const seats = Array.from({ length: agreed.seats }, (_, seat) => emptySeat(id, seat, bots[seat] ?? ""));
    await store.tables.add(row, seats);
    return { id, code };
  }

  /** Sits down; `numberHash` promises the person's number for the deal. */
  async sit(table: LiveTable, person: PersonRow, seat: Seat, numberHash: string): Promise<void> {
    const row = this.#openSeat(table, seat);
    if (row.person === person.id) {
      await this.#changeSeat(table, row, { number_hash: numberHash, number: "", name: person.name });
      return;
    }
    if (row.person !== "" || row.bot !== "") throw new Problem(409, "seat-taken");
    if (table.isOneOf(await this.#parts.store.people.apartFrom(person.id))) throw new Problem(403, "blocked");
    const before = table.seats.find((other) => other.person === person.id);
    if (before !== undefined) await this.#changeSeat(table, before, emptied(before));
    await this.#changeSeat(table, row, { person: person.id, name: person.name, number_hash: numberHash });
  }

  /** Gets up, or is asked to by the host. During a match the seat goes to a bot by resigning, not here. */
  async free(table: LiveTable, person: PersonRow, seat: Seat): Promise<void> {
    const row = this.#openSeat(table, seat);
    if (row.person !== person.id && table.row.host !== person.id) throw new Problem(403, "not-yours");
    await this.#changeSeat(table, row, emptied(row));
  }

  /** Puts a bot on a seat; only the host does. */
  async seatBot(table: LiveTable, person: PersonRow, seat: Seat, bot: string): Promise<void> {
    const row = this.#openSeat(table, seat);
    if (table.row.host !== person.id) throw new Problem(403, "not-yours");
    checkBot(bot);
    await this.#changeSeat(table, row, { ...emptied(row), bot });
  }

  /** Comes back to a seat that a bot has played on. */
  async comeBack(table: LiveTable, person: PersonRow, seat: Seat): Promise<void> {
    const row = table.seats[seat];
    if (row?.person !== person.id || row.bot === "" || table.isOver) throw new Problem(409, "seat-taken");
    await this.#changeSeat(table, row, { bot: "" }, "playing");
  }

  /** The host begins: the deal is pledged, and every person's page sends its number. */
  async start(table: LiveTable, person: PersonRow): Promise<void> {
    const { store, tables, now } = this.#parts;
    if (table.row.host !== person.id) throw new Problem(403, "not-yours");
    if (table.row.status !== "open") throw new Problem(409, "already-begun");
    if (table.seats.some(({ person, bot }) => person === "" && bot === "")) throw new Problem(409, "seats-empty");
    // A number that was sent for a deal that was given up is known: its person promises another one first.
    if (table.seats.some(({ number }) => number !== "")) throw new Problem(409, "number-known");
    const file = keptImport(table.row);
    if (file !== undefined) return this.#goOn(table, file);
    const { game } = await gameOf(table.row.game);
    const { seats, options } = table.agreed;
    const terms: Terms = {
      match: table.id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats,
      options,
      players: table.seats.map(playerOf),
    };
    const seed = freshSeed();
    const numberHashes = table.seats.map(({ bot, number_hash }) =>
      bot === "" && number_hash !== "" ? number_hash : null,
    );
    const pledged: KeptDeal = { terms, seed, pledge: pledge(terms, seed, numberHashes) };
    const changes: TableChanges = {
      table: { status: "dealing", header: writtenDeal(pledged) },
      log: { changed: now() },
    };
    if (!(await store.tables.change(table.id, "open", changes))) throw new Problem(409, "already-begun");
    if (!(await tables.changed(table.id))) throw new Problem(500, "failed");
    // Somebody got up or sat down in the very moment: from now on nobody can.
    const { players } = terms;
    if (!same(table.seats.map(playerOf), players)) {
      await this.cancel(table, person);
      throw new Problem(409, "seats-empty");
    }
    await this.#dealSoon(table);
  }

  /** A match from a device goes on here. Its lines are the same however often this is tried. */
  async #goOn(table: LiveTable, imported: unknown): Promise<void> {
    const { store, tables, importer, now } = this.#parts;
    const { header, log, asked } = await importer.read(table.row.host, imported, table.seats.map(playerOf));
    const began = now();
    await store.log.append(unread(table.id, log, began));
    const changes: TableChanges = {
      table: { status: "playing", began, header: JSON.stringify({ imported: null, header } satisfies Imported) },
      log: { asked: bitsOf(asked), due: firstDue(table, began, asked), changed: began },
    };
    if (!(await store.tables.change(table.id, "open", changes))) throw new Problem(409, "already-begun");
    await tables.changed(table.id);
  }

  /** Back to an open table: somebody's number does not come. */
  async cancel(table: LiveTable, person: PersonRow): Promise<void> {
    const { store, tables, now } = this.#parts;
    if (table.row.host !== person.id) throw new Problem(403, "not-yours");
    const changes: TableChanges = { table: { status: "open", header: "" }, log: { changed: now() } };
    if (!(await store.tables.change(table.id, "dealing", changes))) throw new Problem(409, "already-begun");
    await tables.changed(table.id);
  }

  /** A person's number, now that the commitment is out; whether it is the promised one. */
  async reveal(table: LiveTable, seat: Seat, number: string): Promise<boolean> {
    const row = table.seats[seat];
    if (table.row.status !== "dealing" || row === undefined) return false;
    if (hashOfNumber(table.id, seat, number) !== row.number_hash) return false;
    if (row.number === "") await this.#keepNumber(table, row, number);
    await this.#dealSoon(table);
    return true;
  }

  /** Keeps a number now or, where the store does not answer, when it does: it may not be sent once more. */
  async #keepNumber(table: LiveTable, row: SeatRow, number: string): Promise<void> {
    const { store, tables, background } = this.#parts;
    try {
      await store.tables.changeSeat(row, { number }, "dealing");
    } catch (error) {
      background.until(`number ${table.id}/${row.seat}`, async () => {
        const again = await tables.open(table.id);
        if (again !== undefined) await this.reveal(again, row.seat, number);
      });
      throw error;
    }
    await tables.changed(table.id);
  }

  /** Deals now or, where the store does not answer, when it does: nobody would ask for it again. */
  async #dealSoon(table: LiveTable): Promise<void> {
    const { tables, background } = this.#parts;
    try {
      await this.deal(table);
    } catch (error) {
      this.#parts.log.error({ error, table: table.id }, "a match could not be dealt");
      background.until(`deal ${table.id}`, async () => {
        if (!(await tables.changed(table.id))) throw error;
        const again = await tables.open(table.id);
        if (again !== undefined) await this.deal(again);
      });
    }
  }

  /** Begins the match when the last number is there. */
  async deal(table: LiveTable): Promise<void> {
    const { store, tables, now } = this.#parts;
    if (table.row.status !== "dealing") return;
    const kept = keptDeal(table.row);
    if (kept === undefined) return;
    const { terms, pledge, seed } = kept;
    const numbers = pledge.numberHashes.map((hash, seat) => (hash === null ? null : (table.seats[seat]?.number ?? "")));
    if (numbers.includes("")) return;
    const deal = revealed(terms, pledge, seed, numbers);
    if (deal === undefined) throw new Error("the numbers of a deal are not the promised ones");
    const match = await this.#begun(terms, deal);
    const { log } = match;
    const status = match.isOver ? "over" : "playing";
    // The status is changed last and only once: who comes second finds the lines there.
    const began = now();
    const asked = match.actors();
    if (log.length > 0) await store.log.append(unread(table.id, log, began));
    if (
      await store.tables.change(table.id, "dealing", {
        table: { status, began, header: writtenDeal({ ...kept, numbers }) },
        log: { asked: bitsOf(asked), due: firstDue(table, began, asked), changed: began },
      })
    )
      await tables.changed(table.id);
  }

  /** Wants nothing more to do with somebody: who sits at a table that has not begun gets up, who looks on goes. */
  async block(me: PersonRow, other: PersonRow): Promise<void> {
    const { store, tables } = this.#parts;
    await store.people.block(me.id, other);
    for (const { table, seats } of await store.tables.of(me.id, MOST_TABLES)) {
      if (table.status === "over") continue;
      const seat = seats.find(({ person }) => person === other.id);
      try {
        if (seat !== undefined && table.status === "open" && table.host === me.id)
          await store.tables.changeSeat(seat, emptied(seat), "open");
      } finally {
        await tables.changed(table.id);
      }
    }
  }

  /** The same people again, each one seat further; a seat stays free where one of two has blocked the other. */
  async rematch(table: LiveTable, person: PersonRow): Promise<{ id: string; code: string }> {
    if (!table.isOver) throw new Problem(409, "not-over");
    if (table.seatOf(person.id) === undefined) throw new Problem(403, "not-yours");
    const again = await this.#rematchOf(table);
    if (again !== undefined) return again;
    const laid = await this.#layAgain(table, person);
    if (!(await this.#parts.store.tables.noteRematch(table.row, laid.id))) {
      // Somebody else was quicker: there is one table for all of them.
      await this.#parts.store.tables.remove(laid.id);
      await this.#parts.tables.openAnew(table.id);
      return (await this.#rematchOf(table)) ?? this.rematch(table, person);
    }
    await this.#parts.tables.changed(table.id);
    return laid;
  }

  async #rematchOf({ row }: LiveTable): Promise<{ id: string; code: string } | undefined> {
    const found = await this.#parts.store.tables.find(row.rematch);
    return found === undefined ? undefined : { id: found.table.id, code: found.table.code };
  }

  async #layAgain({ agreed, seats }: LiveTable, person: PersonRow): Promise<{ id: string; code: string }> {
    const { goesOnAfter: _, ...same } = agreed;
    const moved = (seat: Seat): SeatRow => seats[(seat + 1) % seats.length] as SeatRow;
    const bots = seats.map(({ seat }) => (moved(seat).person === "" ? moved(seat).bot : null));
    const laid = await this.lay(person, { ...same, listed: false }, bots);
    const apart = await this.#parts.store.people.apartFrom(person.id);
    for (const row of await this.#parts.store.tables.seats(laid.id)) {
      const { person: other, name } = moved(row.seat);
      if (other !== "" && !apart.has(other)) await this.#parts.store.tables.changeSeat(row, { person: other, name });
    }
    return laid;
  }

  async #begun(terms: Terms, deal: Deal): Promise<Match> {
    const { game } = await gameOf(terms.game);
    return Match.begin(game, { ...terms, deal });
  }

  #openSeat(table: LiveTable, seat: Seat): SeatRow {
    if (table.row.status !== "open") throw new Problem(409, "already-begun");
    const row = table.seats[seat];
    if (row === undefined) throw new Problem(404, "not-found");
    return row;
  }

  async #changeSeat(
    table: LiveTable,
    row: SeatRow,
    changes: Partial<SeatRow>,
    status: TableRow["status"] = "open",
  ): Promise<void> {
    const isChanged = await this.#parts.store.tables.changeSeat(row, changes, status).catch((error: unknown) => {
      if (this.#parts.store.isTwice(error)) return false;
      throw error;
    });
    if (!isChanged) throw new Problem(409, "seat-taken");
    await this.#parts.tables.changed(table.id);
  }
}

const emptied = ({ table_id, seat }: SeatRow): SeatRow => emptySeat(table_id, seat, "");

const emptySeat = (table_id: string, seat: Seat, bot: string): SeatRow => ({
  table_id,
  seat,
  person: "",
  bot,
  name: "",
  number_hash: "",
  number: "",
  standing: "",
  standing_from: 0,
});

/** The first lines of a match, which count when the table has begun. */
const unread = (table: string, lines: readonly Entry[], at: number): Append => ({
  table,
  ply: 0,
  lines,
  at,
  asked: 0,
  due: 0,
  isOver: false,
});

/** When the first clock runs out if nobody moves: also where nobody comes to the table. */
const firstDue = ({ agreed }: LiveTable, began: number, asked: readonly Seat[]): number =>
  new Clocks(agreed.pace, agreed.seats, began).turned(began, [], asked).due;

/** Who sits there, as the match names it. */
const playerOf = ({ person, bot, name }: SeatRow): Player => (person === "" ? { bot } : { name });

function checkBot(bot: string): void {
  if (!botIds.includes(bot)) throw new Problem(400, "no-such-bot");
}

/** What a match from a device was agreed on counts; the rest is agreed here. */
function goingOn(wanted: Agreed, { header, log }: Awaited<ReturnType<Importer["read"]>>): Agreed {
  const { game, seats, options } = header;
  if (game !== wanted.game || seats !== wanted.seats) throw new Problem(400, "bad-file");
  return { ...wanted, options, goesOnAfter: log.length };
}

async function checked(wanted: Agreed): Promise<Agreed> {
  const { game } = await gameOf(wanted.game);
  if (!isSeatCount(game, wanted.seats)) throw new Problem(400, "bad-options");
  try {
    return { ...wanted, options: optionsFor(game, wanted.seats, wanted.options) };
  } catch (error) {
    if (error instanceof Refused) throw new Problem(400, "bad-options", error.reason);
    throw error;
  }
}
