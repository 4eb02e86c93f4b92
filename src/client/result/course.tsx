import { type ReactElement, useEffect, useId, useState } from "react";
import type { Seat } from "../../table/game.ts";
import { bySide } from "../frame/seat-looks.ts";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import { useCompact } from "../parts/use-compact.ts";
import { figures } from "../words/figures.ts";
import { host } from "../worker/index.ts";
import type { Course } from "../worker/scene.ts";

const WIDTH = { small: 330, usual: 520 } as const;
const HEIGHT = 188;
const EDGE = { left: 30, right: 26, top: 12, bottom: 34 } as const;
/** How far apart the numbers of rounds, the marks of the seats and the numbers of moments stand at the least. */
const ROUND_ROOM = 24;
const MARK_ROOM = 15;
const NUMBER_ROOM = 18;

interface CoursePlotProps {
  readonly id: string;
  readonly way: string;
  readonly title: string;
  /** How much of the match is drawn: while points are being counted it grows with them. */
  readonly share: number;
}

/** How the match went: the points of every seat over its rounds, and the turns that decided it. A click leads there. */
export function CoursePlot({ id, way, title, share }: CoursePlotProps): ReactElement {
  const { say } = useTable();
  const [course, setCourse] = useState<Course>();
  useEffect(() => {
    void host().course(id).then(setCourse);
  }, [id]);
  if (course === undefined || course.points.length < 3) return <div className="course" aria-hidden="true" />;
  return (
    <>
      <figure className="course">
        <figcaption>
          {title}
          {course.leads > 0 && share === 1 && <small>{say({ id: "result.leads", n: course.leads })}</small>}
        </figcaption>
        <Plot course={course} way={way} title={title} share={share} />
      </figure>
      <Moments course={course} way={way} />
    </>
  );
}

interface PlotProps extends Omit<CoursePlotProps, "id"> {
  readonly course: Course;
}

function Plot({ course: { points: course, moments }, way, title, share }: PlotProps): ReactElement {
  const { say, seats } = useTable();
  const clip = useId();
  const [pointed, setPointed] = useState<number>();
  const width = WIDTH[useCompact() ? "small" : "usual"];
  const all = course.flatMap(({ points }) => points);
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const last = course.at(-1)!;
  const x = (step: number) => EDGE.left + (step / last.step) * (width - EDGE.left - EDGE.right);
  const y = (n: number) => EDGE.top + ((most - n) / (most - least)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const sides = bySide(seats).map(([side = seats[0]!]) => side);
  const marks = apart(sides.map(({ seat }) => ({ seat, y: y(last.points[seat] ?? 0) })));
  const isWhole = share === 1;
  const here = pointed === undefined || !isWhole ? undefined : course[pointed];
  const told = here ?? course.findLast(({ step }) => step <= share * last.step) ?? last;
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="group"
        aria-label={title}
        onPointerLeave={() => setPointed(undefined)}
      >
        <clipPath id={clip}>
          <rect className="course-so-far" height={HEIGHT} style={{ width: isWhole ? width : x(share * last.step) }} />
        </clipPath>
        {[least, 0, most]
          .filter((n, i, ticks) => ticks.indexOf(n) === i)
          .map((n) => (
            <g key={n}>
              <path d={`M${EDGE.left} ${y(n)}H${width - EDGE.right}`} stroke="var(--paper-edge)" />
              <text x={EDGE.left - 6} y={y(n) + 4} textAnchor="end" fontSize="13" fill="var(--ink-soft)">
                {figures(n)}
              </text>
            </g>
          ))}
        {roundsOf(course, x).map(({ round, at }) => (
          <g key={round}>
            <path d={`M${at} ${HEIGHT - EDGE.bottom}v5`} stroke="var(--ink-faint)" />
            <text x={at} y={HEIGHT - EDGE.bottom + 18} textAnchor="middle" fontSize="12" fill="var(--ink-soft)">
              {round}
            </text>
          </g>
        ))}
        <g clipPath={`url(#${clip})`}>
          {sides.map(({ seat, ink }) => (
            <path
              key={seat}
              d={course
                .map(({ step, points }, i) => `${i === 0 ? "M" : "L"}${x(step)} ${y(points[seat] ?? 0)}`)
                .join("")}
              fill="none"
              stroke={ink}
              strokeWidth="2.5"
              strokeDasharray={DASHES[seat % DASHES.length]}
              strokeLinejoin="round"
            />
          ))}
        </g>
        {isWhole &&
          marks.map(({ seat, y: height }) => (
            <SeatMark key={seat} seat={seat} size={14} x={width - EDGE.right + 6} y={height - 7} />
          ))}
        {isWhole &&
          besides(
            moments.map(({ step }) => x(step)),
            width,
          ).map((at, i) => (
            <g key={moments[i]!.step} className="course-moment">
              <path d={`M${x(moments[i]!.step)} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} />
              <circle cx={at} cy={EDGE.top - 2} r="8.5" />
              <text x={at} y={EDGE.top + 2} textAnchor="middle" fontSize="12">
                {i + 1}
              </text>
            </g>
          ))}
        {here !== undefined && (
          <path d={`M${x(here.step)} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} stroke="var(--ink)" strokeDasharray="2 2" />
        )}
        {course.map(({ step }, i) => (
          <a
            key={step}
            href={`#${way}/replay/${step}`}
            aria-label={say({ id: "replay.step", n: step, all: last.step })}
            tabIndex={-1}
            onPointerEnter={() => setPointed(i)}
          >
            <rect
              x={(x(course[i - 1]?.step ?? step) + x(step)) / 2}
              width={(x(course[i + 1]?.step ?? step) - x(course[i - 1]?.step ?? step)) / 2}
              y="0"
              height={HEIGHT - EDGE.bottom}
              fill="transparent"
            />
          </a>
        ))}
      </svg>
      <p className="course-here" aria-hidden="true">
        {told.round !== undefined && <span>{say({ id: "result.round", n: told.round })}</span>}
        {sides.map(({ seat, name, ink }) => (
          <span key={seat}>
            <SeatMark seat={seat} size={14} /> <span style={{ color: ink }}>{name}</span>{" "}
            <b>{figures(told.points[seat] ?? 0)}</b>
          </span>
        ))}
      </p>
    </>
  );
}

/** The turns that decided it, each a way to that moment. */
function Moments({ course: { moments }, way }: { readonly course: Course; readonly way: string }): ReactElement | null {
  const { say, name } = useTable();
  if (moments.length === 0) return null;
  return (
    <section className="moments">
      <h3>{name("result.moments")}</h3>
      <ol>
        {moments.map(({ step, when, text }) => (
          <li key={step}>
            <a href={`#${way}/replay/${step}`}>{say(text)}</a>
            {when !== undefined && <small>{say(when)}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where rounds begin, as many as there is room to name. */
function roundsOf(course: Course["points"], x: (step: number) => number): readonly { round: number; at: number }[] {
  const named: { round: number; at: number }[] = [];
  for (const { step, round } of course) {
    const before = named.at(-1);
    if (round === undefined || round === 0 || (before !== undefined && round <= before.round)) continue;
    if (before === undefined || x(step) - before.at >= ROUND_ROOM) named.push({ round, at: x(step) });
  }
  return named;
}

/** Marks that would lie on each other stand one below the other. */
function apart(marks: readonly { readonly seat: Seat; readonly y: number }[]): readonly { seat: Seat; y: number }[] {
  const placed: { seat: Seat; y: number }[] = [];
  for (const { seat, y } of marks.toSorted((a, b) => a.y - b.y))
    placed.push({ seat, y: Math.max(y, (placed.at(-1)?.y ?? -MARK_ROOM) + MARK_ROOM) });
  const over = Math.max(0, (placed.at(-1)?.y ?? 0) - (HEIGHT - EDGE.bottom));
  return placed.map(({ seat, y }) => ({ seat, y: y - over }));
}

/** Numbers that would lie on each other stand side by side. */
function besides(all: readonly number[], width: number): readonly number[] {
  const placed: number[] = [];
  for (const at of all) placed.push(Math.max(at, (placed.at(-1) ?? -NUMBER_ROOM) + NUMBER_ROOM));
  const over = Math.max(0, (placed.at(-1) ?? 0) - (width - EDGE.right - 4));
  return placed.map((at, i) => Math.min(at, Math.max(all[i]! - over, at - over)));
}

/** Lines are told apart by their pattern too. */
const DASHES = ["none", "8 4", "2 4", "12 4 2 4", "5 3", "1 3"];
