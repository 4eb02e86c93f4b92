import type { ReactElement } from "react";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import { useStoreAfterPaint } from "./after-paint.ts";
import type { TableState, TableStore } from "./table-store.ts";
import { captionOf, lastTurn } from "./turns.ts";

/** What the others did last, in one line: a turn with all its moves. */
export function Caption({ table }: { readonly table: TableStore }): ReactElement {
  const { say } = useTable();
  const turn = useStoreAfterPaint(table, lastTurnOfOthers);
  if (turn === undefined) return <p className="ask-note" />;
  return (
    <p className="ask-note caption">
      <SeatMark seat={turn.seat} size={16} /> <span>{captionOf(turn, say)}</span>
    </p>
  );
}

const lastTurnOfOthers = ({ log, scene }: TableState) => lastTurn(log, scene?.viewer);
