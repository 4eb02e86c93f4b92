import { BOARDS, GAMES, type ImportGraph } from "./imports.ts";

const WIDTH = 960;
const BOX = { width: 260, height: 66 };
const ROW = 142;
const MARGIN = 24;

interface Box {
  readonly room: string;
  readonly level: number;
  x: number;
  y: number;
}

/**
 * The import graph as an SVG, the same for the same graph: rooms stand above what they import. An arrow is drawn where no
 * longer way leads to the same room; what a room imports besides is written in its box.
 */
export function pictureOf(graph: ImportGraph): string {
  const levels = levelsOf(graph);
  const boxes = placed(graph, levels);
  const height = 2 * MARGIN + Math.max(...levels.values()) * ROW + BOX.height + 30;
  const drawn = graph.imports.filter((pair) => !isImplied(graph, pair));
  const ends = [
    ...drawn.map(([from, to]) => ({ upper: from, lower: to, kind: "import" as const })),
    ...graph.finds.map(([from, to]) => ({ upper: to, lower: from, kind: "find" as const })),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title desc">
<title id="title">Which rooms of src/ import which</title>
<desc id="desc">${graph.imports.map(([from, to]) => `${escaped(from)} imports ${escaped(to)}`).join("; ")}.</desc>
<style>
svg { font-family: system-ui, sans-serif; font-size: 13px; }
text { fill: #24292f; text-anchor: middle; }
.name { font-size: 16px; font-weight: 600; }
.small { font-size: 12px; fill: #57606a; }
rect { fill: #f6f8fa; stroke: #8c959f; }
path { fill: none; stroke: #57606a; stroke-width: 1.5; }
marker path { fill: #57606a; stroke: none; }
.find { stroke-dasharray: 5 4; }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3; }
.small { fill: #9da7b3; }
rect { fill: #161b22; stroke: #6e7681; }
path { stroke: #9da7b3; }
marker path { fill: #9da7b3; }
}
</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>
${ends.map(({ upper, lower, kind }) => arrow(boxes, ends, upper, lower, kind)).join("\n")}
${[...boxes.values()].map((box) => boxOf(graph, drawn, box)).join("\n")}
<text class="small" x="${WIDTH / 2}" y="${height - 12}">An arrow points from a room to one that it imports; a dashed one to files that the page loads by a pattern.</text>
</svg>
`;
}

/** How far above the lowest room each one stands: one more than the highest of those it imports. */
function levelsOf({ rooms, imports }: ImportGraph): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const levelOf = (room: string, above: readonly string[]): number => {
    if (above.includes(room)) throw new Error(`rooms import each other: ${[...above, room].join(" → ")}`);
    const known = levels.get(room);
    if (known !== undefined) return known;
    const below = imports.filter(([from]) => from === room).map(([, to]) => levelOf(to, [...above, room]));
    const level = below.length === 0 ? 0 : 1 + Math.max(...below);
    levels.set(room, level);
    return level;
  };
  for (const room of rooms) levelOf(room, []);
  return levels;
}

/** Level by level from below; in each, rooms stand in the order of the middle of what they import. */
function placed({ rooms, imports }: ImportGraph, levels: ReadonlyMap<string, number>): ReadonlyMap<string, Box> {
  const top = Math.max(...levels.values());
  const boxes = new Map<string, Box>();
  for (let level = 0; level <= top; level++) {
    const middle = (room: string): number => {
      const below = imports.flatMap(([from, to]) => (from === room ? [boxes.get(to)!] : []));
      const nearest = below.filter((box) => box.level === level - 1);
      return nearest.reduce((sum, { x }) => sum + x, 0) / Math.max(1, nearest.length);
    };
    const row = rooms
      .filter((room) => levels.get(room) === level)
      .sort((a, b) => middle(a) - middle(b) || (a < b ? -1 : 1));
    const y = MARGIN + (top - level) * ROW;
    for (const [i, room] of row.entries()) boxes.set(room, { room, level, x: ((i + 0.5) * WIDTH) / row.length, y });
  }
  return boxes;
}

/** Whether a longer way leads from one room to the other. */
function isImplied({ imports }: ImportGraph, [from, to]: readonly [string, string]): boolean {
  const leads = (room: string): boolean => room === to || imports.some(([one, next]) => one === room && leads(next));
  return imports.some(([one, next]) => one === from && next !== to && leads(next));
}

interface End {
  readonly upper: string;
  readonly lower: string;
}

/** A curve from the foot of the upper box to the head of the lower one; several at one box stand side by side. */
function arrow(
  boxes: ReadonlyMap<string, Box>,
  ends: readonly End[],
  upper: string,
  lower: string,
  kind: "import" | "find",
): string {
  const [above, below] = [boxes.get(upper)!, boxes.get(lower)!];
  const same = (end: End) => end.upper === upper && end.lower === lower;
  const twin = ends.filter(same).length > 1 ? (kind === "find" ? 14 : -14) : 0;
  const x1 =
    portAt(
      above,
      ends.filter((end) => end.upper === upper).map((end) => boxes.get(end.lower)!),
      below,
    ) + twin;
  const x2 =
    portAt(
      below,
      ends.filter((end) => end.lower === lower).map((end) => boxes.get(end.upper)!),
      above,
    ) + twin;
  const [y1, y2] = [above.y + BOX.height, below.y];
  const bend = (y2 - y1) / 2;
  const marker = kind === "find" ? 'class="find" marker-start' : "marker-end";
  return `<path ${marker}="url(#head)" d="M${round(x1)} ${y1}C${round(x1)} ${y1 + bend} ${round(x2)} ${y2 - bend} ${round(x2)} ${y2}"/>`;
}

function portAt(box: Box, others: readonly Box[], other: Box): number {
  const order = [...new Set(others)].sort((a, b) => a.x - b.x);
  return box.x + ((order.indexOf(other) + 1) / (order.length + 1) - 0.5) * BOX.width;
}

function boxOf({ imports }: ImportGraph, drawn: ImportGraph["imports"], { room, x, y }: Box): string {
  const besides = imports.filter((pair) => pair[0] === room && !drawn.includes(pair)).map(([, to]) => to);
  const lines = [
    ...(room === GAMES ? ["one folder each; none imports another"] : []),
    ...(room === BOARDS ? ["one of each game"] : []),
    ...(besides.length > 0 ? [`also ${besides.join(", ")}`] : []),
  ];
  const first = y + BOX.height / 2 + 5 - 9 * lines.length;
  return `<rect x="${round(x - BOX.width / 2)}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8"/>
<text class="name" x="${round(x)}" y="${first}">${escaped(room)}</text>
${lines.map((line, i) => `<text class="small" x="${round(x)}" y="${first + 18 * (i + 1)}">${escaped(line)}</text>`).join("\n")}`;
}

const round = (x: number): number => Math.round(10 * x) / 10;
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
