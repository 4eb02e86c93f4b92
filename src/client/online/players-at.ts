import type { TableInfo } from "../../protocol/table-info.ts";
import type { Player } from "../../table/match-file.ts";

/** Who sits where, as a match names them. */
export const playersAt = ({ seats }: TableInfo): readonly Player[] =>
  seats.map(({ person, bot, name }) => {
    if (person !== undefined) return { name };
    return bot === undefined ? {} : { bot };
  });
