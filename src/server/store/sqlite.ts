import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteDialect } from "kysely";

/** SQLite in one file, every commit written through to the disk. Whoever else writes at the same moment is waited for. */
export function openSqlite(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  db.exec("pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  return db;
}

/** `written` is called after every write. */
export function sqliteDialect(db: DatabaseSync, written = () => {}): SqliteDialect {
  const prepared = new Map<string, StatementSync>();
  return new SqliteDialect({
    database: {
      close: () => db.close(),
      prepare(sql: string) {
        const statement = prepared.get(sql) ?? db.prepare(sql);
        // A query has one text, however often it is asked; those that list values have many.
        if (prepared.size < MOST_PREPARED) prepared.set(sql, statement);
        return {
          reader: statement.columns().length > 0,
          all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
          run(values: readonly unknown[]) {
            const done = statement.run(...(values as SQLInputValue[]));
            written();
            return done;
          },
          iterate: (values: readonly unknown[]) =>
            statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
        };
      },
    },
  });
}

const MOST_PREPARED = 200;
