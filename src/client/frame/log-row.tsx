import type { ReactElement } from "react";
import { CHANCE } from "../../table/game.ts";
import { Icon } from "../kit/icon.tsx";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import type { LogLine } from "../worker/scene.ts";
import { iconsIn, type LogRow } from "./log-rows.ts";

/** What the rows of a log are drawn with. */
export interface LogRowsProps {
  readonly rows: readonly LogRow[];
  /** How many lines the log has, those in folded groups included. */
  readonly lines: number;
  /** The line that is looked at; the last one is kept in sight where none is. */
  readonly here: number | undefined;
  readonly read: ((line: LogLine | undefined) => void) | undefined;
  /** The address of the replay a line leads to, or what a click does. */
  readonly replay: string | undefined;
  readonly onStep: ((step: number) => void) | undefined;
  openDeal(isOpen: boolean): void;
}

/** The row that is to be in sight; none if negative. */
export const wantedRow = ({ rows, here }: LogRowsProps): number =>
  here === undefined ? rows.length - 1 : rows.findLastIndex((row) => row.kind === "line" && row.n <= here);

export const lineOf = (row: LogRow): LogLine | undefined => (row.kind === "line" ? row.line : undefined);

export const attributesOf = (row: LogRow, here: number | undefined) =>
  row.kind === "line"
    ? {
        "data-line": row.n,
        "data-chance": row.line.seat === CHANCE || undefined,
        "data-first": row.isFirst || undefined,
        "aria-current": row.n === here || undefined,
      }
    : { "data-head": true };

interface RowProps extends Pick<LogRowsProps, "replay" | "onStep" | "openDeal"> {
  readonly row: LogRow;
}

export function Row({ row, replay, onStep, openDeal }: RowProps): ReactElement {
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
