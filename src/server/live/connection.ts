import type { ServerMessage } from "../../protocol/messages.ts";
import type { Viewer } from "../../table/game.ts";

/** Somebody at a table through a socket: who it is and as whom it looks comes from the login, never from a message. */
export interface Connection {
  readonly person: string;
  readonly name: string;
  readonly viewer: Viewer;
  /** Whose words this person does not want to read. */
  readonly muted: ReadonlySet<string>;
  send(message: ServerMessage): void;
  /** Text that is the same for many is written once. */
  sendText(text: string): void;
  close(reason: "restart" | "gone" | "blocked"): void;
}
