import { expose } from "comlink";
import { beginningHost } from "./host/beginning.ts";
import { campaignsHost } from "./host/campaigns-host.ts";
import { filesHost } from "./host/files.ts";
import { filmsHost } from "./host/films.ts";
import { gamesHost } from "./host/games.ts";
import { keepingHost } from "./host/keeping.ts";
import { onlineHost } from "./host/online.ts";
import { tableHost } from "./host/table.ts";

/** What the page asks of the worker that holds the match. */
const host = {
  /** Says that it is there. */
  answer(): void {},
  ...gamesHost,
  ...beginningHost,
  ...tableHost,
  ...onlineHost,
  ...filmsHost,
  ...filesHost,
  ...campaignsHost,
  ...keepingHost,
};

export type Host = typeof host;

expose(host);
