import type { DatabaseSync } from "node:sqlite";
import type { Kysely } from "kysely";
import { writtenLines } from "./lines.ts";
import type { Append, WriteLines } from "./log-writer.ts";
import type { Schema } from "./schema.ts";
import type { Wal } from "./wal.ts";

/** Writes logs into SQLite, those of many tables in one transaction. */
export function sqliteLog(sqlite: DatabaseSync, db: Kysely<Schema>, wal: Wal): WriteLines {
  const insert = sqlite.prepare(
    "insert into entries (log, ply, lines, at) values ((select key from logs where table_id = ?), ?, ?, ?) " +
      "on conflict do nothing",
  );
  const turn = sqlite.prepare("update logs set asked = ?, due = ?, changed = ? where table_id = ?");
  const end = sqlite.prepare("update tables set status = 'over', ending = ? where id = ?");

  function add({ table, ply, lines, at, asked, due, isOver, ending = "" }: Append): boolean {
    if (insert.run(table, ply, writtenLines(lines), at).changes === 0) return false;
    turn.run(asked, due, at, table);
    if (isOver) end.run(ending, table);
    return true;
  }

  function written(appends: readonly Append[]): readonly string[] {
    try {
      sqlite.exec("begin immediate");
      const added = appends.filter(add).map(({ table }) => table);
      sqlite.exec("commit");
      return added;
    } catch (error) {
      if (sqlite.isTransaction) sqlite.exec("rollback");
      throw error;
    }
  }

  return async (appends) => {
    // A transaction of somebody else may be under way in the same connection.
    const added = await db.connection().execute(async () => written(appends));
    await wal.synced();
    return added;
  };
}
