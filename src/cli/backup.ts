import { BackupProblem, backUp, restore as fill } from "../server/store/backup.ts";
import { type Command, Failed, Mistyped } from "./command.ts";
import { sentenceOf } from "./out-file.ts";
import { storeFrom } from "./serve.ts";

const data = { value: "FOLDER", about: "the server's folder (furrow-data, or the database that DATABASE_URL names)" };

export const backup: Command = {
  usage: "furrow backup FILE [--data FOLDER]",
  about: "Writes all that a server keeps into one file; the server may go on meanwhile.",
  flags: { data },
  words: { min: 1, max: 1 },
  async run(given) {
    const file = given.words[0] as string;
    const rows = await asked(() => backUp(storeFrom(given, process.env), file), file);
    console.log(`${file}: ${rows.toLocaleString("en")} rows.`);
    return 0;
  },
};

export const restore: Command = {
  usage: "furrow restore FILE [--data FOLDER]",
  about: "Fills an empty store with a backup; also the way from a folder to PostgreSQL and back.",
  flags: { data },
  words: { min: 1, max: 1 },
  async run(given) {
    const rows = await asked(() => fill(given.words[0] as string, storeFrom(given, process.env)));
    console.log(`${rows.toLocaleString("en")} rows restored.`);
    return 0;
  },
};

async function asked<T>(act: () => Promise<T>, written?: string): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof BackupProblem) throw new Mistyped(error.message);
    const { code } = error as NodeJS.ErrnoException;
    if (written !== undefined && ["ENOSPC", "EDQUOT", "EACCES", "EROFS", "EISDIR"].includes(code ?? ""))
      throw new Failed(sentenceOf(written, error as NodeJS.ErrnoException));
    if (code === "ENOENT" || code === "ERR_SQLITE_ERROR") throw new Mistyped("There is no store or file of that name.");
    throw error;
  }
}
