import { memo, type ReactElement, useEffect, useRef } from "react";
import { CHANCE } from "../../table/game.ts";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import { Dialog } from "../parts/dialog.tsx";
import type { LogLine } from "../worker/scene.ts";
import { afterPaint, useStoreAfterPaint } from "./after-paint.ts";
import type { TableStore } from "./table-store.ts";

/** What happened, in words, beside the board. */
export function Log({ table }: { readonly table: TableStore }): ReactElement {
  const { name } = useTable();
  return (
    <section className="log" aria-label={name("frame.log")}>
      <h2>{name("frame.log")}</h2>
      <LogLines table={table} />
    </section>
  );
}

interface LogDialogProps {
  readonly table: TableStore;
  readonly onClose: () => void;
}

/** The log where there is no room beside the board. */
export function LogDialog({ table, onClose }: LogDialogProps): ReactElement {
  const { name } = useTable();
  return (
    <Dialog title={name("frame.log")} onClose={onClose} isSheet>
      <LogLines table={table} />
    </Dialog>
  );
}

function LogLines({ table }: { readonly table: TableStore }): ReactElement {
  const { name } = useTable();
  // The board comes first; the log follows once it is painted.
  const log = useStoreAfterPaint(table, (state) => state.log);
  const { readLine } = table.getState();
  useEffect(() => () => readLine(undefined), [readLine]);
  return log.length === 0 ? <p>{name("frame.log-empty")}</p> : <Lines log={log} read={readLine} />;
}

interface LinesProps {
  readonly log: readonly LogLine[];
  readonly read: (line: LogLine | undefined) => void;
}

function Lines({ log, read }: LinesProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is scrolled into sight
  useEffect(
    () =>
      afterPaint(() => {
        const lines = list.current;
        if (lines !== null) lines.scrollTop = lines.scrollHeight;
      }),
    [log.length],
  );
  return (
    <ol ref={list} className="log-lines" tabIndex={0} onPointerLeave={() => read(undefined)}>
      {log.map((line) => (
        <Line key={line.ply} line={line} read={read} />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly read: (line: LogLine | undefined) => void;
  readonly isHere?: boolean;
  readonly onClick?: () => void;
}

/** A line of the log; pointing at it marks its places on the board. */
export const Line = memo(function Line({ line, read, isHere = false, onClick }: LineProps): ReactElement {
  const { say } = useTable();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider does the same by keyboard
    <li
      onPointerEnter={() => read(line)}
      onClick={onClick}
      aria-current={isHere || undefined}
      data-chance={line.seat === CHANCE || undefined}
    >
      {line.seat === CHANCE ? (
        <span className="log-chance" aria-hidden="true" />
      ) : (
        <SeatMark seat={line.seat} size={14} />
      )}
      <span>{say(line.text)}</span>
    </li>
  );
});
