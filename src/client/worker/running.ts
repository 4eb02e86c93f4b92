import type { Remote } from "comlink";
import type { Host } from "./host.ts";

/** The worker that holds the match, if it runs. */
export const running: { host: Remote<Host> | undefined } = { host: undefined };
