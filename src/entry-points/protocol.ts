/**
 * `furrow/protocol`: what a client and a server say to each other through the socket of an online table.
 * docs/online.md explains the messages.
 */

export { type FollowedStep, Following } from "../protocol/following.ts";
export {
  type ClientMessage,
  clientMessage,
  LONGEST_MESSAGE,
  PROTOCOL,
  type Reason,
  type ServerMessage,
} from "../protocol/messages.ts";
export { diff, type Patch, patched } from "../protocol/patch.ts";
export type { Agreed, Ending, Pace, SeatInfo, SeenLine, TableInfo } from "../protocol/table-info.ts";
