import type { ReactElement } from "react";
import { useStore } from "zustand";
import { CHANCE } from "../../table/game.ts";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import { useStoreAfterPaint } from "./after-paint.ts";
import type { TableState, TableStore } from "./table-store.ts";
import { captionOf, lastTurn, turnsSince } from "./turns.ts";

/** What the others did last, in one line: a turn with all its moves; a click shows once more how it went. */
export function Caption({ table }: { readonly table: TableStore }): ReactElement {
  const { say, name } = useTable();
  const turn = useStoreAfterPaint(table, lastTurnOfOthers);
  if (turn === undefined) return <p className="ask-note" />;
  const again = () => {
    const { log, scene, again } = table.getState();
    const turns = turnsSince(log, scene?.viewer);
    const last = turns.at(-1);
    if (last !== undefined) again(turns[0]!.from, last.from + last.lines.length);
  };
  return (
    <p className="ask-note">
      <button type="button" className="caption" title={name("frame.again")} onClick={again}>
        <SeatMark seat={turn.seat} size={16} /> <span>{captionOf(turn, say)}</span>
      </button>
    </p>
  );
}

const lastTurnOfOthers = ({ log, scene }: TableState) => lastTurn(log, scene?.viewer);

/** What is being shown once more. */
export function PastCaption({ table }: { readonly table: TableStore }): ReactElement {
  const { say, name } = useTable();
  const line = useStore(table, (state) => state.past?.line);
  if (line === undefined) return <p className="ask-note">{name("frame.again-now")}</p>;
  return (
    <p className="ask-note chosen caption" role="status">
      {line.seat !== CHANCE && <SeatMark seat={line.seat} size={16} />} <span>{say(line.text)}</span>
    </p>
  );
}
