import { wilson } from "../sim/statistics.ts";

const WIDTH = 720;
const HEIGHT = 200;
/** Room for labels beside and below a plot, and above it. */
const LEFT = 52;
const BELOW = 22;
const ABOVE = 12;

const across = (share: number): number => LEFT + share * (WIDTH - LEFT - 8);
const down = (share: number): number => HEIGHT - BELOW - share * (HEIGHT - BELOW - ABOVE);
const point = (x: number, share: number): string => `${x.toFixed(1)},${down(share).toFixed(1)}`;

/** The running mean of shares between 0 and 1 inside the band of its 95 % interval, so many games a deal, and what would be an even share. */
export function shareChart(shares: readonly number[], games: number, even: number): string {
  let sum = 0;
  const points = shares.map((share, i) => {
    sum += share;
    const mean = sum / (i + 1);
    const [low, high] = wilson(mean, games * (i + 1));
    return { x: across((i + 1) / shares.length), mean, low, high };
  });
  const line = points.map(({ x, mean }) => point(x, mean)).join(" ");
  const band = [
    ...points.map(({ x, high }) => point(x, high)),
    ...points.toReversed().map(({ x, low }) => point(x, low)),
  ];
  return svg(
    "Share won, deal by deal",
    [
      `<polygon points="${band.join(" ")}" fill="var(--pale)"/>`,
      ...[0, 0.25, 0.5, 0.75, 1].map((share) => rule(share, `${100 * share} %`)),
      `<line x1="${LEFT}" x2="${across(1)}" y1="${down(even)}" y2="${down(even)}" stroke="var(--soft)" stroke-dasharray="5 4"/>`,
      `<polyline points="${line}" fill="none" stroke="var(--strong)" stroke-width="2"/>`,
      `<text x="${across(1)}" y="${HEIGHT - 5}" text-anchor="end">${shares.length} deals</text>`,
    ].join(""),
  );
}

/** How often numbers fall into each of at most 24 steps. */
export function histogram(numbers: readonly number[]): string {
  if (numbers.length === 0) return svg("Nothing was played", "");
  const low = Math.floor(Math.min(...numbers));
  const high = Math.floor(Math.max(...numbers)) + 1;
  const step = Math.max(1, Math.ceil((high - low) / 24));
  const counts = new Array<number>(Math.ceil((high - low) / step)).fill(0);
  for (const number of numbers) counts[Math.floor((number - low) / step)]!++;
  const most = Math.max(...counts);
  const bars = counts.map((count, i) => {
    const [left, right] = [across(i / counts.length), across((i + 1) / counts.length)];
    const top = down(count / most);
    return `<rect x="${left + 1}" width="${right - left - 2}" y="${top}" height="${down(0) - top}" fill="var(--strong)"/>`;
  });
  const every = Math.ceil(counts.length / 12);
  const labels = Array.from({ length: counts.length + 1 }, (_, i) => i)
    .filter((i) => i % every === 0)
    .map((i) => {
      const x = across(i / counts.length);
      return `<text x="${x}" y="${HEIGHT - 5}" text-anchor="${i === counts.length ? "end" : "middle"}">${low + i * step}</text>`;
    });
  return svg("Points ahead", [rule(0, "0"), rule(1, String(most)), ...bars, ...labels].join(""));
}

/** A level with its label. */
const rule = (share: number, label: string): string =>
  `<line x1="${LEFT}" x2="${across(1)}" y1="${down(share)}" y2="${down(share)}" stroke="var(--line)"/><text x="${LEFT - 8}" y="${down(share) + 4}" text-anchor="end">${label}</text>`;

const svg = (label: string, inside: string): string =>
  `<svg role="img" aria-label="${label}" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
