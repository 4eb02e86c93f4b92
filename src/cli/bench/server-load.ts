import { spawn } from "node:child_process";
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games } from "../../games/index.ts";
import type { Game, Seat } from "../../table/game.ts";
import { fastRandom, pick, type Random } from "../../table/random.ts";
import { Guest, type Place } from "./guest.ts";

/** What a server under load showed. */
export interface LoadFigures {
  readonly store: "sqlite" | "postgres";
  readonly game: string;
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
  /** Of the server alone: seconds of processor time for each second, and the most memory it held. */
  readonly serverCpu: number;
  readonly serverMegabytes: number;
  /** What one write to the disk took here meanwhile, in milliseconds. */
  readonly sync: number;
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
}

/** Plays random moves at many tables of a server in a process of its own, through real sockets. */
export async function loadFigures(load: Load, told: (line: string) => void): Promise<LoadFigures> {
  const folder = mkdtempSync(join(tmpdir(), "furrow-load-"));
  const server = await startServer(folder, load.database);
  try {
    const { game } = await games[load.game]!();
    const players = await seatEverybody(server.address, load, told);
    const before = await cpuSeconds(server.address);
    const meter = new Meter();
    const began = performance.now();
    const end = began + load.seconds * 1000;
    await Promise.all(
      players.map((places, i) => playTable(places, game, load.pace, end, fastRandom(`load/${i}`), meter)),
    );
    const seconds = (performance.now() - began) / 1000;
    const sync = syncTime(folder);
    const { cpu, megabytes } = await cpuSeconds(server.address);
    const lost = meter.unseen(players);
    const bytes = load.database === undefined ? bytesIn(folder) : 0;
    for (const places of players) for (const place of places) place.close();
    return {
      store: load.database === undefined ? "sqlite" : "postgres",
      game: load.game,
      tables: load.tables,
      seconds,
      moves: meter.times.length,
      movesPerSecond: meter.times.length / seconds,
      p50: meter.at(0.5),
      p95: meter.at(0.95),
      p99: meter.at(0.99),
      lost,
      refused: meter.refused,
      serverCpu: (cpu - before.cpu) / seconds,
      serverMegabytes: megabytes,
      sync,
      bytesPerMove: bytes / Math.max(1, meter.times.length),
    };
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
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

  at(share: number): number {
    const sorted = this.times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
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

async function seatEverybody(address: string, load: Load, told: (line: string) => void): Promise<Place[][]> {
  const tables: Place[][] = [];
  const one = async () => {
    const [ada, ben] = await Promise.all([Guest.named(address, "Ada"), Guest.named(address, "Ben")]);
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

/** The server's own word on what it used. */
async function cpuSeconds(address: string): Promise<{ cpu: number; megabytes: number }> {
  const text = await (await fetch(`${address}metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0);
  return { cpu: value("process_cpu_seconds_total"), megabytes: value("process_resident_memory_bytes") / 1e6 };
}

/** The middle one of some writes that wait for the disk. */
function syncTime(folder: string): number {
  const file = openSync(join(folder, "sync"), "w");
  const times = Array.from({ length: 21 }, () => {
    const began = performance.now();
    writeSync(file, "x".repeat(4096));
    fsyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  return times.sort((a, b) => a - b)[10] ?? 0;
}

function bytesIn(folder: string): number {
  return statSync(join(folder, "data", "furrow.sqlite")).size;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
