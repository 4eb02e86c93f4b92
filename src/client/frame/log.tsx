import { type ReactElement, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTable } from "../kit/table-context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { lazily } from "../parts/lazily.tsx";
import type { LogLine } from "../worker/scene.ts";
import { afterPaint, useStoreAfterPaint } from "./after-paint.ts";
import { attributesOf, type LogRowsProps, lineOf, Row, wantedRow } from "./log-row.tsx";
import { rowsOf } from "./log-rows.ts";
import type { TableStore } from "./table-store.ts";

const LongLog = lazily(() => import("./long-log.tsx"));

/** A log of more rows is drawn only as far as it is in sight. */
const MOST_ROWS = 120;

interface LogProps {
  readonly table: TableStore;
  /** Where the match is found in the page, for the way to a moment in its replay. */
  readonly way: string;
}

/** What happened, in words, beside the board. */
export function Log({ table, way }: LogProps): ReactElement {
  const { name } = useTable();
  return (
    <section className="log" aria-label={name("frame.log")}>
      <h2>{name("frame.log")}</h2>
      <LiveLines table={table} way={way} />
    </section>
  );
}

interface LogDialogProps extends LogProps {
  readonly onClose: () => void;
}

/** The log where there is no room beside the board. */
export function LogDialog({ table, way, onClose }: LogDialogProps): ReactElement {
  const { name } = useTable();
  return (
    <Dialog title={name("frame.log")} onClose={onClose} isSheet>
      <LiveLines table={table} way={way} />
    </Dialog>
  );
}

function LiveLines({ table, way }: LogProps): ReactElement {
  const { name } = useTable();
  // The board comes first; the log follows once it is painted.
  const log = useStoreAfterPaint(table, (state) => state.log);
  const { readLine } = table.getState();
  useEffect(() => () => readLine(undefined), [readLine]);
  if (log.length === 0) return <p>{name("frame.log-empty")}</p>;
  return <LogLines log={log} read={readLine} replay={`#${way}/replay`} />;
}

interface LogLinesProps {
  readonly log: readonly LogLine[];
  /** The line that is looked at; the last one is kept in sight where none is. */
  readonly here?: number;
  read?(line: LogLine | undefined): void;
  /** The address of the replay a line leads to, or what a click does. */
  readonly replay?: string;
  onStep?(step: number): void;
}

/** The lines of a log, in groups. */
export function LogLines({ log, here, read, replay, onStep }: LogLinesProps): ReactElement {
  const [isDealOpen, openDeal] = useState(false);
  const rows = useMemo(() => rowsOf(log, isDealOpen), [log, isDealOpen]);
  const all: LogRowsProps = { rows, lines: log.length, here, read, replay, onStep, openDeal };
  if (rows.length <= MOST_ROWS) return <ShortLog {...all} />;
  return (
    <Suspense fallback={<ShortLog {...all} rows={rows.slice(-MOST_ROWS)} />}>
      <LongLog {...all} />
    </Suspense>
  );
}

function ShortLog(props: LogRowsProps): ReactElement {
  const { rows, lines, here, read, replay, onStep, openDeal } = props;
  const list = useRef<HTMLOListElement>(null);
  const wanted = wantedRow(props);
  // A new line is scrolled into sight, or the one that is looked at.
  useEffect(
    () =>
      afterPaint(() => {
        const row = list.current?.children[wanted];
        if (row instanceof HTMLElement) bringIntoSight(row);
      }),
    [wanted],
  );
  return (
    <ol ref={list} className="log-lines" tabIndex={0} data-lines={lines} onPointerLeave={() => read?.(undefined)}>
      {rows.map((row) => (
        <li key={row.key} {...attributesOf(row, here)} onPointerEnter={() => read?.(lineOf(row))}>
          <Row row={row} replay={replay} onStep={onStep} openDeal={openDeal} />
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the list alone: what lies around it stays. */
function bringIntoSight(row: HTMLElement): void {
  const list = row.parentElement;
  if (list === null) return;
  const below = row.offsetTop + row.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(Math.max(list.scrollTop, below), row.offsetTop);
}
