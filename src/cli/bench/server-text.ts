import { type Given, isSet, Mistyped, wholeNumber } from "../command.ts";
import { type LoadFigures, loadFigures } from "./server-load.ts";

/** Measures a server and prints what it showed. */
export async function benchServer(given: Given): Promise<number> {
  const store = given.flags.store ?? "sqlite";
  if (store !== "sqlite" && store !== "postgres") throw new Mistyped(`--store is sqlite or postgres, not "${store}".`);
  const database = store === "postgres" ? process.env.DATABASE_URL : undefined;
  if (store === "postgres" && !database)
    throw new Mistyped("--store postgres needs a database that DATABASE_URL names.");
  const tables = wholeNumber(given, "tables", 1, 100);
  const seconds = wholeNumber(given, "seconds", 1, 20);
  const pace = wholeNumber(given, "pace", 1, 45) / 100;
  const servers = wholeNumber(given, "servers", 1, 1);
  if (servers > 1 && store === "sqlite") throw new Mistyped("Several servers need --store postgres.");
  const told = isSet(given, "json") ? () => {} : console.log;
  const figures = await loadFigures({ tables, seconds, pace, database, servers, game: "agricola" }, told);
  console.log(isSet(given, "json") ? JSON.stringify(figures) : text(figures));
  return figures.lost > 0 ? 1 : 0;
}

function text(figures: LoadFigures): string {
  const { store, servers, tables, seconds, moves, movesPerSecond, p50, p95, p99, lost, refused } = figures;
  const { serverCpu, serverCpuPerMove, serverMegabytes, playersCpu, sync, sync99, load, bytesPerMove } = figures;
  return [
    `${tables.toLocaleString("en")} tables of two, ${store}, ${servers === 1 ? "one server" : `${servers} servers`}, ${seconds.toFixed(0)} s: ${moves.toLocaleString("en")} moves, ${movesPerSecond.toFixed(0)} a second`,
    `  sent to seen by the other   p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`,
    `  lost ${lost}, refused ${refused}`,
    `  servers: ${serverCpu.toFixed(2)} processors, ${serverCpuPerMove.toFixed(2)} ms a move, ${serverMegabytes.toFixed(0)} MB${bytesPerMove === 0 ? "" : `, ${bytesPerMove.toFixed(0)} bytes a move in the store`}`,
    `  people: ${playersCpu.toFixed(2)} processors`,
    `  one write through to the disk took ${sync.toFixed(1)} ms here, one of a hundred ${sync99.toFixed(1)} ms; load ${load.toFixed(1)}`,
  ].join("\n");
}
