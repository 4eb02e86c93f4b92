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
  const told = isSet(given, "json") ? () => {} : console.log;
  const figures = await loadFigures({ tables, seconds, pace, database, game: "agricola" }, told);
  console.log(isSet(given, "json") ? JSON.stringify(figures) : text(figures));
  return figures.lost > 0 ? 1 : 0;
}

function text(figures: LoadFigures): string {
  const { store, tables, seconds, moves, movesPerSecond, p50, p95, p99, lost, refused } = figures;
  const { serverCpu, serverMegabytes, sync, bytesPerMove } = figures;
  return [
    `${tables.toLocaleString("en")} tables of two, ${store}, ${seconds.toFixed(0)} s: ${moves.toLocaleString("en")} moves, ${movesPerSecond.toFixed(0)} a second`,
    `  sent to seen by the other   p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`,
    `  lost ${lost}, refused ${refused}`,
    `  server: ${serverCpu.toFixed(2)} processors, ${serverMegabytes.toFixed(0)} MB, ${bytesPerMove.toFixed(0)} bytes a move in the store`,
    `  one write through to the disk takes ${sync.toFixed(2)} ms here`,
  ].join("\n");
}
