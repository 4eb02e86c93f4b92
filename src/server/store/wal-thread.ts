import { parentPort, workerData } from "node:worker_threads";
import { openSqlite } from "./sqlite.ts";

/** How many pages the log of writes has, and how many of them are in the database. */
export interface Checkpointed {
  readonly pages: number;
  readonly moved: number;
}

const db = openSqlite(workerData as string);
// It moves what it can and waits for nobody.
const checkpoint = db.prepare("pragma wal_checkpoint(passive)");

parentPort?.on("message", () => {
  parentPort?.postMessage(checkpointed());
});

function checkpointed(): Checkpointed {
  try {
    const { log, checkpointed } = checkpoint.get() as { log: number; checkpointed: number };
    return { pages: log, moved: checkpointed };
  } catch {
    // The disk may be full; what is written stays where it is, and we try again later.
    return { pages: 0, moved: 0 };
  }
}
