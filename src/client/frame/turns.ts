import { CHANCE, type Seat, type Viewer } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Message } from "../../table/messages.ts";
import type { LogLine } from "../worker/scene.ts";

/** The moves a seat made in a row, with what chance brought among them. */
export interface Turn {
  readonly seat: Seat;
  /** The number of its first line in the log. */
  readonly from: number;
  readonly lines: readonly LogLine[];
}

/** The turns of a log from a line on; what chance brings belongs to the turn before it. */
export function turnsOf(log: readonly LogLine[], start = 0): readonly Turn[] {
  const turns: { seat: Seat; from: number; lines: LogLine[] }[] = [];
  for (let i = start; i < log.length; i++) {
    const line = log[i]!;
    const turn = turns.at(-1);
    if (turn !== undefined && (line.seat === CHANCE || line.seat === turn.seat)) turn.lines.push(line);
    else turns.push({ seat: line.seat, from: i, lines: [line] });
  }
  return turns;
}

/** The turns of the others since the viewer's own last move. */
export const turnsSince = (log: readonly LogLine[], viewer: Viewer | undefined): readonly Turn[] =>
  turnsOf(log, log.findLastIndex(({ seat }) => seat === viewer) + 1).filter(({ seat }) => seat !== CHANCE);

const remembered = new WeakMap<readonly LogLine[], Turn | undefined>();

/** The last turn of somebody else, if the viewer has not moved since. */
export function lastTurn(log: readonly LogLine[], viewer: Viewer | undefined): Turn | undefined {
  if (!remembered.has(log)) remembered.set(log, turnsSince(log, viewer).at(-1));
  return remembered.get(log);
}

const MOST = 4;

/** A turn in one line: its moves, alike ones counted, the last few where there are many. */
export function captionOf({ seat, lines }: Turn, say: (message: Message) => string): string {
  const moves: { text: Message; n: number }[] = [];
  for (const line of lines) {
    if (line.seat === CHANCE) continue;
    const last = moves.at(-1);
    if (last !== undefined && same(last.text, line.text)) last.n++;
    else moves.push({ text: line.text, n: 1 });
  }
  const told = moves.slice(-MOST).map(({ text, n }) => (n > 1 ? say({ id: "frame.times", move: text, n }) : say(text)));
  const before = moves.length - MOST;
  if (before > 0) told.unshift(say({ id: "frame.moves-before", n: before }));
  return `${say({ id: "frame.caption", seat })} ${told.join(" · ")}`;
}
