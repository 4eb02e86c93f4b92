import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactElement, useEffect, useRef } from "react";
import { afterPaint } from "./after-paint.ts";
import { attributesOf, type LogRowsProps, lineOf, Row, wantedRow } from "./log-row.tsx";

const ROW = 27;

/** The rows of a long log: only those in sight are drawn, so that a long game stays quick. */
export default function LongLog(props: LogRowsProps): ReactElement {
  "use no memo"; // The virtualizer changes in place.
  const { rows, lines, here, read, replay, onStep, openDeal } = props;
  const list = useRef<HTMLOListElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: 6,
    getItemKey: (i) => rows[i]?.key ?? i,
  });
  const wanted = wantedRow(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is scrolled into sight
  useEffect(
    () =>
      afterPaint(() => {
        if (wanted >= 0) virtual.scrollToIndex(wanted, { align: here === undefined ? "end" : "auto" });
      }),
    [wanted],
  );
  return (
    <ol ref={list} className="log-lines long" tabIndex={0} data-lines={lines} onPointerLeave={() => read?.(undefined)}>
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
