import { games } from "../../games/index.ts";
import { type Block, playBlock } from "./block.ts";
import type { Contest } from "./contest.ts";

/** What a worker is sent. */
export interface Task {
  readonly contest: Contest;
  readonly lineUp: number;
  readonly block: number;
  /** Raised when somebody wants the end. */
  readonly interrupt: Int32Array | undefined;
}

export default async function work({ contest, lineUp, block, interrupt }: Task): Promise<Block | undefined> {
  return playBlock(await games[contest.game]!(), contest, lineUp, block, interrupt);
}
