import { spawn } from "node:child_process";
import { fsync, mkdtempSync, openSync, rmSync, statSync, write } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { games } from "../../games/index.ts";
import type { Game, Seat } from "../../table/game.ts";
import { fastRandom, pick, type Random } from "../../table/random.ts";
import { Guest, type Place } from "./guest.ts";

/** What a server under load showed. */
export interface LoadFigures {
  readonly store: "sqlite" | "postgres";
  readonly game: string;
  readonly servers: number;
  readonly tables: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From a move sent to the move seen by the slowest of the others, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Moves that were answered but not seen by somebody at the table. */
  readonly lost: number;
  readonly refused: number;
  /** Of the servers alone: seconds of processor time for each second, milliseconds of it for a move, and their memory. */
  readonly serverCpu: number;
  readonly serverCpuPerMove: number;
  readonly serverMegabytes: number;
  /** Of this program, which plays all the people: seconds of processor time for each second. */
  readonly playersCpu: number;
  /** What one write to the disk took here meanwhile, in milliseconds: the middle one, and one of a hundred. */
  readonly sync: number;
  readonly sync99: number;
  /** How many processes wanted a processor at the end, our own included. */
  readonly load: number;
  /** Bytes in the store for each move of a seat; 0 where it cannot be told. */
  readonly bytesPerMove: number;
}

export interface Load {
  readonly tables: number;
  readonly seconds: number;
  readonly game: string;
  /** Moves a second at each table. */
  readonly pace: number;
  /** A PostgreSQL, or nothing for a folder. */
  readonly database: string | undefined;
  /** How many servers share it; the two people of a table come to different ones. */
  readonly servers: number;
}

/** Plays random moves at many tables of servers in processes of their own, through real sockets. */
export async function loadFigures(load: Load, told: (line: string) => void): Promise<LoadFigures> {
  const folder = mkdtempSync(join(tmpdir(), "furrow-load-"));
  const servers = await startAll(load.servers, folder, load.database);
  const addresses = servers.map(({ address }) => address);
  try {
    const { game } = await games[load.game]!();
    const players = await seatEverybody(addresses, load, told);
    const before = await usedBy(addresses);
    const ownBefore = process.cpuUsage();
    const meter = new Meter();
    const disk = new Disk(folder);
    const began = performance.now();
    const end = began + load.seconds * 1000;
    await Promise.all(
      players.map((places, i) => playTable(places, game, load.pace, end, fastRandom(`load/${i}`), meter)),
    );
    const seconds = (performance.now() - began) / 1000;
    disk.close();
    const { cpu, megabytes } = await usedBy(addresses);
    const { user, system } = process.cpuUsage(ownBefore);
    const lost = meter.unseen(players);
    const bytes = load.database === undefined ? bytesIn(folder) : 0;
    for (const places of players) for (const place of places) place.close();
    return {
      store: load.database === undefined ? "sqlite" : "postgres",
      game: load.game,
      servers: load.servers,
      tables: load.tables,
      seconds,
      moves: meter.times.length,
      movesPerSecond: meter.times.length / seconds,
      p50: shareOf(meter.times, 0.5),
      p95: shareOf(meter.times, 0.95),
      p99: shareOf(meter.times, 0.99),
      lost,
      refused: meter.refused,
      serverCpu: (cpu - before.cpu) / seconds,
      serverCpuPerMove: ((cpu - before.cpu) * 1000) / Math.max(1, meter.times.length),
      serverMegabytes: megabytes,
      playersCpu: (user + system) / 1e6 / seconds,
      sync: shareOf(disk.times, 0.5),
      sync99: shareOf(disk.times, 0.99),
      load: loadavg()[0] ?? 0,
      bytesPerMove: bytes / Math.max(1, meter.times.length),
    };
  } finally {
    for (const server of servers) server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of some times the one that so large a share of them does not exceed. */
function shareOf(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** How long moves took, and how many there were. */
class Meter {
  readonly times: number[] = [];
  refused = 0;
  readonly #lines = new Map<Place, number>();

  add(milliseconds: number): void {
    this.times.push(milliseconds);
  }

  /** A move was answered: so many lines have to be seen by everybody. */
  answered(place: Place): void {
    this.#lines.set(place, place.following.log.length);
  }

  unseen(tables: readonly (readonly Place[])[]): number {
    let lost = 0;
    for (const places of tables) {
      const most = Math.max(...places.map((place) => this.#lines.get(place) ?? 0));
      for (const place of places) lost += Math.max(0, most - place.following.log.length);
    }
    return lost;
  }
}

async function playTable(
  places: readonly Place[],
  game: Game,
  pace: number,
  end: number,
  random: Random,
  meter: Meter,
) {
  const gap = 1000 / pace;
  // Tables do not move in step.
  let next = performance.now() + random.below(Math.max(1, Math.floor(gap)));
  while (performance.now() < end) {
    await sleep(Math.max(0, next - performance.now()));
    next += gap;
    const place = places.find((one) => one.isAsked);
    if (place === undefined) {
      if (places[0]?.table.status === "over") return;
      continue;
    }
    const moves = game.moves(place.following.view as never, place.following.viewer as Seat);
    const lines = place.following.log.length;
    const began = performance.now();
    const answer = place.play(pick(moves, random));
    const seen = places.map((one) => one.until(() => one.following.log.length > lines).then(() => performance.now()));
    if ((await answer) !== undefined) {
      meter.refused++;
      continue;
    }
    meter.add(Math.max(...(await Promise.all(seen))) - began);
    meter.answered(place);
  }
}

async function seatEverybody(
  addresses: readonly string[],
  load: Load,
  told: (line: string) => void,
): Promise<Place[][]> {
  const tables: Place[][] = [];
  const one = async () => {
    const [here = "", there = here] = addresses;
    const [ada, ben] = await Promise.all([Guest.named(here, "Ada"), Guest.named(there, "Ben")]);
    const { id } = await ada.lay(load.game, 2);
    const places = [await ada.sit(id, 0), await ben.sit(id, 1)];
    await ada.post(`api/tables/${id}/start`);
    for (const place of places)
      await place.until(() => place.table.status === "playing" && place.following.view !== undefined);
    tables.push(places);
    if (tables.length % 250 === 0) told(`${tables.length} tables are laid …`);
  };
  for (let i = 0; i < load.tables; i += 20)
    await Promise.all(Array.from({ length: Math.min(20, load.tables - i) }, one));
  return tables;
}

async function startAll(count: number, folder: string, database: string | undefined) {
  const servers = [];
  for (let i = 0; i < count; i++) servers.push(await startServer(folder, database));
  return servers;
}

async function startServer(folder: string, database: string | undefined) {
  const main = join(import.meta.dirname, "..", "main.ts");
  const data = database === undefined ? ["--data", join(folder, "data")] : [];
  const child = spawn(
    process.execPath,
    [
      main,
      "serve",
      "--port",
      "0",
      "--host",
      "127.0.0.1",
      "--log-level",
      "error",
      "--requests",
      "1000000",
      "--sockets",
      "100000",
      ...data,
    ],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, DATABASE_URL: database ?? "" } },
  );
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      const found = /http:\S+/.exec(text.toString())?.[0];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error("the server did not start")));
  });
  return { address, stop: () => child.kill("SIGKILL") };
}

/** The servers' own word on what they used. */
async function usedBy(addresses: readonly string[]): Promise<{ cpu: number; megabytes: number }> {
  const used = { cpu: 0, megabytes: 0 };
  for (const address of addresses) {
    const text = await (await fetch(`${address}metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0);
    used.cpu += value("process_cpu_seconds_total");
    used.megabytes += value("process_resident_memory_bytes") / 1e6;
  }
  return used;
}

/** How long a write takes that waits for the disk, asked now and then. */
class Disk {
  readonly times: number[] = [];
  readonly #file: number;
  readonly #asking: NodeJS.Timeout;

  constructor(folder: string) {
    this.#file = openSync(join(folder, "sync"), "w");
    this.#asking = setInterval(() => this.#ask(), 100);
  }

  close(): void {
    clearInterval(this.#asking);
  }

  #ask(): void {
    const began = performance.now();
    write(this.#file, "x".repeat(4096), () => fsync(this.#file, () => this.times.push(performance.now() - began)));
  }
}

function bytesIn(folder: string): number {
  return statSync(join(folder, "data", "furrow.sqlite")).size;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
