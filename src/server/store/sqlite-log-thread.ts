import { parentPort, workerData } from "node:worker_threads";
import type { Append } from "./log-writer.ts";
import { openSqlite } from "./sqlite.ts";

/** Lines as they are stored. */
type WrittenAppend = Omit<Append, "lines"> & { readonly lines: string };

/** The tables whose lines were added, or why nothing was. */
export interface Written {
  readonly added: readonly string[];
  readonly problem?: string;
}

const db = openSqlite(workerData as string);
const insert = db.prepare("insert into entries (table_id, ply, lines, at) values (?, ?, ?, ?) on conflict do nothing");
const turn = db.prepare("update tables set asked = ?, due = ?, status = ?, changed = ? where id = ?");

parentPort?.on("message", (appends: readonly WrittenAppend[]) => {
  parentPort?.postMessage(written(appends));
});

function written(appends: readonly WrittenAppend[]): Written {
  try {
    db.exec("begin immediate");
    const added = appends.filter(add).map(({ table }) => table);
    db.exec("commit");
    return { added };
  } catch (error) {
    if (db.isTransaction) db.exec("rollback");
    return { added: [], problem: String(error) };
  }
}

function add({ table, ply, lines, at, asked, due, status }: WrittenAppend): boolean {
  if (insert.run(table, ply, lines, at).changes === 0) return false;
  turn.run(asked, due, status, at, table);
  return true;
}
