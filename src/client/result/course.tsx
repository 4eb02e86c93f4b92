import { type ReactElement, useEffect, useState } from "react";
import { bySide } from "../frame/seat-looks.ts";
import { useTable } from "../kit/table-context.ts";
import { useCompact } from "../parts/use-compact.ts";
import { host } from "../worker/index.ts";
import type { Course } from "../worker/scene.ts";

const WIDTH = { small: 330, usual: 520 } as const;
const HEIGHT = 150;
const EDGE = { left: 30, right: 12, top: 10, bottom: 12 } as const;

interface CoursePlotProps {
  readonly id: string;
  readonly way: string;
  readonly title: string;
}

/** The course of the lead: the points of every seat over the whole match; a click leads to that moment. */
export function CoursePlot({ id, way, title }: CoursePlotProps): ReactElement | null {
  const { say, seats } = useTable();
  const [course, setCourse] = useState<Course>([]);
  const width = WIDTH[useCompact() ? "small" : "usual"];
  useEffect(() => {
    void host().course(id).then(setCourse);
  }, [id]);
  if (course.length < 3) return <div className="course" aria-hidden="true" />;
  const all = course.flatMap(({ points }) => points);
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const last = course.at(-1)?.step ?? 1;
  const x = (step: number) => EDGE.left + (step / last) * (width - EDGE.left - EDGE.right);
  const y = (n: number) => EDGE.top + ((most - n) / (most - least)) * (HEIGHT - EDGE.top - EDGE.bottom);
  return (
    <figure className="course">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={title}>
        {[least, 0, most]
          .filter((n, i, ticks) => ticks.indexOf(n) === i)
          .map((n) => (
            <g key={n}>
              <path d={`M${EDGE.left} ${y(n)}H${width - EDGE.right}`} stroke="var(--paper-edge)" />
              <text x={EDGE.left - 6} y={y(n) + 4} textAnchor="end" fontSize="13" fill="var(--ink-soft)">
                {n}
              </text>
            </g>
          ))}
        {bySide(seats).map(([{ seat, ink } = seats[0]!]) => (
          <path
            key={seat}
            d={course.map(({ step, points }, i) => `${i === 0 ? "M" : "L"}${x(step)} ${y(points[seat] ?? 0)}`).join("")}
            fill="none"
            stroke={ink}
            strokeWidth="2.5"
            strokeDasharray={DASHES[seat % DASHES.length]}
            strokeLinejoin="round"
          />
        ))}
        {course.map(({ step }) => (
          <a
            key={step}
            href={`#${way}/replay/${step}`}
            aria-label={say({ id: "replay.step", n: step, all: last })}
            tabIndex={-1}
          >
            <rect x={x(step) - 5} y="0" width="10" height={HEIGHT} fill="transparent" />
          </a>
        ))}
      </svg>
    </figure>
  );
}

/** Lines are told apart by their pattern too. */
const DASHES = ["none", "8 4", "2 4", "12 4 2 4", "5 3", "1 3"];
