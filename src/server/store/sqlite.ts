import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteDialect } from "kysely";

/**
 * SQLite in one file, written through to the disk: what was committed survives a crash of the machine.
 * Whoever else writes at the same moment is waited for.
 */
export function openSqlite(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  db.exec("pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  return db;
}

export function sqliteDialect(path: string): SqliteDialect {
  const db = openSqlite(path);
  return new SqliteDialect({
    database: {
      close: () => db.close(),
      prepare(sql: string) {
        const statement = db.prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
          run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
          iterate: (values: readonly unknown[]) =>
            statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
        };
      },
    },
  });
}
