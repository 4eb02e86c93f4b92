import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { CHANCE } from "../../table/game.ts";
import { Icon } from "../kit/icon.tsx";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import { Dialog } from "../parts/dialog.tsx";
import type { LogLine } from "../worker/scene.ts";
import { afterPaint, useStoreAfterPaint } from "./after-paint.ts";
import { iconsIn, type LogRow, rowsOf } from "./log-rows.ts";
import type { TableStore } from "./table-store.ts";

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

const ROW = 27;

/** The lines of a log, in groups; only those in sight are drawn, so that a long game stays quick. */
export function LogLines({ log, here, read, replay, onStep }: LogLinesProps): ReactElement {
  "use no memo"; // The virtualizer changes in place.
  const list = useRef<HTMLOListElement>(null);
  const [isDealOpen, openDeal] = useState(false);
  const rows = useMemo(() => rowsOf(log, isDealOpen), [log, isDealOpen]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: 6,
    getItemKey: (i) => rows[i]?.key ?? i,
  });
  const wanted = here === undefined ? rows.length - 1 : rows.findIndex((row) => row.kind === "line" && row.n === here);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is scrolled into sight
  useEffect(
    () =>
      afterPaint(() => {
        if (wanted >= 0) virtual.scrollToIndex(wanted, { align: here === undefined ? "end" : "auto" });
      }),
    [wanted],
  );
  return (
    <ol ref={list} className="log-lines" tabIndex={0} data-lines={log.length} onPointerLeave={() => read?.(undefined)}>
      <li aria-hidden="true" className="log-space" style={{ height: virtual.getTotalSize() }} />
      {virtual.getVirtualItems().map(({ index, start, key }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          style={{ translate: `0 ${start}px` }}
          {...attributesOf(rows[index]!, here)}
          onPointerEnter={() => read?.(lineOf(rows[index]!))}
        >
          <Row row={rows[index]!} replay={replay} onStep={onStep} openDeal={openDeal} />
        </li>
      ))}
    </ol>
  );
}

const lineOf = (row: LogRow): LogLine | undefined => (row.kind === "line" ? row.line : undefined);

const attributesOf = (row: LogRow, here: number | undefined) =>
  row.kind === "line"
    ? {
        "data-line": row.n,
        "data-chance": row.line.seat === CHANCE || undefined,
        "data-first": row.isFirst || undefined,
        "aria-current": row.n === here || undefined,
      }
    : { "data-head": true };

interface RowProps {
  readonly row: LogRow;
  readonly replay: string | undefined;
  readonly onStep: ((step: number) => void) | undefined;
  openDeal(isOpen: boolean): void;
}

function Row({ row, replay, onStep, openDeal }: RowProps): ReactElement {
  const { say, icons } = useTable();
  if (row.kind === "when") return <strong>{say(row.when)}</strong>;
  if (row.kind === "deal")
    return (
      <button type="button" onClick={() => openDeal(true)}>
        {say({ id: "frame.deal", n: row.n })}
      </button>
    );
  const { line, isFirst, n } = row;
  const words = (
    <>
      {say(line.text)}
      {iconsIn(line.text, icons).map((icon) => (
        <Icon key={icon} of={icon} size={16} silent />
      ))}
    </>
  );
  return (
    <>
      {line.seat === CHANCE ? (
        <span className="log-chance" aria-hidden="true" />
      ) : isFirst ? (
        <SeatMark seat={line.seat} size={14} />
      ) : (
        <span className="log-more" aria-hidden="true" />
      )}
      {onStep !== undefined ? (
        <button type="button" onClick={() => onStep(n + 1)}>
          {words}
        </button>
      ) : (
        <a href={`${replay}/${n + 1}`} title={say({ id: "frame.to-replay" })}>
          {words}
        </a>
      )}
    </>
  );
}
