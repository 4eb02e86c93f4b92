import { readable } from "../text-table.ts";
import { sidesIn } from "./contest.ts";
import { histogram, shareChart } from "./plots.ts";
import { type ArenaReport, remarks, standingRows, termsText } from "./report.ts";
import type { LineUpReport } from "./standing.ts";

/** The report as one page with its plots drawn in: nothing is loaded from anywhere. */
export function htmlOf(title: string, report: ArenaReport): string {
  const { seats, lineUps, cpuSeconds } = report;
  const head = `${title}, ${seats} ${seats === 1 ? "seat" : "seats"}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(head)}</title>
<style>
  :root { color-scheme: light dark; --ink: #2b2b26; --soft: #666258; --ground: #fbfaf5; --line: #ddd8c8; --strong: #4b6b3c; --pale: #c9d8bd; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #eceade; --soft: #b3ae9f; --ground: #20211c; --line: #45463d; --strong: #a5c98f; --pale: #435239; }
  }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 66rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); background: var(--ground); }
  div { overflow-x: auto; } table { border-collapse: collapse; margin: 1rem 0; }
  th, td { padding: 0.25rem 0.75rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
  th:first-child, td:first-child { text-align: left; padding-left: 0; }
  figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; } text { font-size: 12px; fill: var(--soft); }
  figcaption { font-size: 0.875rem; color: var(--soft); }
</style>
<h1>${escaped(head)}</h1>
<p>${escaped(`${sentence(termsText(report))} ${readable(cpuSeconds)} CPU-seconds.`)}</p>
${lineUps.map((lineUp) => section(lineUp, 1 / sidesIn(report))).join("\n")}
</html>
`;
}

function section(lineUp: LineUpReport, even: number): string {
  const { standings, games, blocks, course } = lineUp;
  const first = escaped(standings[0]?.bot ?? "");
  const [headings, ...rows] = standingRows(standings).map((row) => row.map(escaped));
  const said = [`${readable(games)} games on ${readable(blocks)} deals`, ...remarks(lineUp)].map(sentence).join(" ");
  return `<h2>${standings.map(({ bot }) => escaped(bot)).join(" – ")}</h2>
<p>${escaped(said)}</p>
<div><table>
<tr>${headings!.map((text) => `<th>${text}</th>`).join("")}</tr>
${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join("")}</tr>`).join("\n")}
</table></div>
<figure>${shareChart(
    course.map(({ won }) => won),
    games / blocks,
    even,
  )}<figcaption>What ${first} has won so far, deal by deal, with its 95 % interval; dashed, an even share.</figcaption></figure>
<figure>${histogram(course.map(({ ahead }) => ahead))}<figcaption>On how many deals ${first} was ahead by how many points.</figcaption></figure>`;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
