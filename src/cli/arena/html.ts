import { percent, readable } from "../text-table.ts";
import { type ArenaReport, verdictText } from "./report.ts";
import type { Estimate, LineUpReport } from "./standing.ts";

/** The report as one page with its plots drawn in: nothing is loaded from anywhere. */
export function htmlOf(title: string, report: ArenaReport): string {
  const { seats, drawer, seed, lineUps, cpuSeconds } = report;
  const head = `${title}, ${seats} ${seats === 1 ? "seat" : "seats"}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(head)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b2b26; background: #fbfaf5; }
  table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: 0.25rem 0.75rem; text-align: right; border-bottom: 1px solid #ddd8c8; }
  th:first-child, td:first-child { text-align: left; } svg { max-width: 100%; height: auto; } figure { margin: 1rem 0; }
  figcaption { font-size: 0.875rem; color: #666258; }
</style>
<h1>${escaped(head)}</h1>
<p>Deals ${escaped(`${drawer}/${seed}`)}, ${readable(cpuSeconds)} CPU-seconds.</p>
${lineUps.map(section).join("\n")}
</html>
`;
}

function section(lineUp: LineUpReport): string {
  const { standings, games, blocks, test, course } = lineUp;
  const [first] = standings;
  return `<h2>${standings.map(({ bot }) => escaped(bot)).join(" – ")}</h2>
<p>${readable(games)} games on ${readable(blocks)} deals.${test === undefined ? "" : ` ${escaped(verdictText(test))}.`}</p>
<table>
<tr><th>bot</th><th>won</th><th>95 % interval</th><th>ahead</th><th>points</th><th>place</th><th>CPU-ms a move</th></tr>
${standings
  .map(
    ({ bot, won, ahead, points, place, cpuPerMove }) =>
      `<tr><td>${escaped(bot)}</td><td>${percent(won.value)}</td><td>${won.interval.map(percent).join(" to ")}</td><td>${cell(ahead)}</td><td>${cell(points)}</td><td>${cell(place)}</td><td>${readable(1000 * cpuPerMove)}</td></tr>`,
  )
  .join("\n")}
</table>
<figure>${shareChart(course.map(({ won }) => won))}<figcaption>What ${escaped(first?.bot ?? "")} has won so far, deal by deal, with its 95 % interval.</figcaption></figure>
<figure>${histogram(course.map(({ ahead }) => ahead))}<figcaption>Points by which ${escaped(first?.bot ?? "")} is ahead, over a deal.</figcaption></figure>`;
}

const cell = ({ value, interval }: Estimate): string => `${readable(value)} ± ${readable(interval[1] - value)}`;

const WIDTH = 720;
const HEIGHT = 200;
const EDGE = 36;
const INK = "#4b6b3c";
const PALE = "#c9d8bd";

const across = (share: number): number => EDGE + share * (WIDTH - 2 * EDGE);
const down = (share: number): number => HEIGHT - EDGE + 12 - share * (HEIGHT - EDGE - 12);

/** The running mean of shares between 0 and 1, inside a band of two standard errors. */
function shareChart(shares: readonly number[]): string {
  let [sum, squares] = [0, 0];
  const points = shares.map((share, i) => {
    sum += share;
    squares += share * share;
    const mean = sum / (i + 1);
    const half = 1.96 * Math.sqrt(Math.max(0.25 / (i + 1), squares / (i + 1) - mean * mean) / (i + 1));
    return { x: across((i + 1) / shares.length), mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
  });
  const line = points.map(({ x, mean }) => `${x.toFixed(1)},${down(mean).toFixed(1)}`).join(" ");
  const band = [
    ...points.map(({ x, high }) => `${x.toFixed(1)},${down(high).toFixed(1)}`),
    ...points.toReversed().map(({ x, low }) => `${x.toFixed(1)},${down(low).toFixed(1)}`),
  ].join(" ");
  const rules = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${EDGE}" x2="${WIDTH - EDGE}" y1="${down(share)}" y2="${down(share)}" stroke="#ddd8c8"/><text x="${EDGE - 6}" y="${down(share) + 4}" text-anchor="end" font-size="11">${100 * share} %</text>`,
  );
  return svg(
    `${rules.join("")}<polygon points="${band}" fill="${PALE}"/><polyline points="${line}" fill="none" stroke="${INK}" stroke-width="2"/>`,
  );
}

/** How often numbers fall into each of at most 24 steps. */
function histogram(numbers: readonly number[]): string {
  if (numbers.length === 0) return svg("");
  const low = Math.floor(Math.min(...numbers));
  const high = Math.ceil(Math.max(...numbers)) + 1;
  const step = Math.max(1, Math.ceil((high - low) / 24));
  const counts = new Array<number>(Math.ceil((high - low) / step)).fill(0);
  for (const number of numbers) counts[Math.floor((number - low) / step)]!++;
  const most = Math.max(...counts);
  const bars = counts.map((count, i) => {
    const [left, right] = [across(i / counts.length), across((i + 1) / counts.length)];
    const label =
      counts.length <= 12 || i % 2 === 0
        ? `<text x="${left}" y="${HEIGHT - 6}" font-size="11">${low + i * step}</text>`
        : "";
    return `<rect x="${left + 1}" width="${right - left - 2}" y="${down(count / most)}" height="${down(0) - down(count / most)}" fill="${INK}"/>${label}`;
  });
  return svg(bars.join(""));
}

const svg = (inside: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
