import { running } from "../worker/running.ts";
import { forget, type Summary, summaries } from "./matches.ts";

/** Every match on this device, the latest first. The worker is asked if it runs: it may hold what cannot be kept. */
export const listedMatches = (): Promise<readonly Summary[]> => running.host?.matches() ?? summaries();

export const removeMatch = (id: string): Promise<void> => running.host?.remove(id) ?? forget(id);
