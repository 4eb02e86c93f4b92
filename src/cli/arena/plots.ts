import { BarChart, LineChart } from "echarts/charts";
import { GridComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { wilson } from "../sim/statistics.ts";

use([BarChart, LineChart, GridComponent, SVGRenderer]);

type Chart = Parameters<ReturnType<typeof init>["setOption"]>[0];

const SIZE = { width: 720, height: 220 };

/** Colours of the page a plot stands in. */
const INK = { strong: "var(--strong)", pale: "var(--pale)", soft: "var(--soft)", line: "var(--line)" };

/** The running mean of shares between 0 and 1 inside the band of its 95 % interval, so many games a deal, and what would be an even share. */
export function shareChart(shares: readonly number[], games: number, even: number): string {
  let sum = 0;
  const points = shares.map((share, i) => {
    sum += share;
    const mean = sum / (i + 1);
    const [low, high] = wilson(mean, games * (i + 1));
    return { mean, low, high };
  });
  const line = (data: readonly number[], look: object) => ({
    type: "line" as const,
    data: data.map((number) => Number((100 * number).toFixed(2))),
    showSymbol: data.length === 1,
    ...look,
  });
  const band = { stack: "interval", lineStyle: { opacity: 0 }, symbol: "none" };
  return drawn("Share won, deal by deal", {
    xAxis: {
      ...axis,
      type: "category",
      name: "deals",
      data: shares.map((_, i) => i + 1),
      boundaryGap: shares.length === 1,
    },
    yAxis: { ...axis, type: "value", min: 0, max: 100, axisLabel: { color: INK.soft, formatter: "{value} %" } },
    series: [
      line(
        points.map(({ low }) => low),
        band,
      ),
      line(
        points.map(({ low, high }) => high - low),
        { ...band, areaStyle: { color: INK.pale, opacity: 1 } },
      ),
      line(
        points.map(() => even),
        { symbol: "none", lineStyle: { color: INK.soft, type: "dashed", width: 1 } },
      ),
      line(
        points.map(({ mean }) => mean),
        { lineStyle: { color: INK.strong, width: 2 }, itemStyle: { color: INK.strong } },
      ),
    ],
  });
}

/** How often numbers fall into each of at most 24 steps. */
export function histogram(numbers: readonly number[]): string {
  const low = Math.floor(Math.min(...numbers, Number.POSITIVE_INFINITY));
  const high = Math.floor(Math.max(...numbers, Number.NEGATIVE_INFINITY)) + 1;
  const step = numbers.length === 0 ? 1 : Math.max(1, Math.ceil((high - low) / 24));
  const counts = new Array<number>(numbers.length === 0 ? 0 : Math.ceil((high - low) / step)).fill(0);
  for (const number of numbers) counts[Math.floor((number - low) / step)]!++;
  const labels = counts.map((_, i) => (step === 1 ? `${low + i}` : `${low + i * step} to ${low + (i + 1) * step - 1}`));
  return drawn("Points ahead", {
    xAxis: { ...axis, type: "category", name: "points", data: labels },
    yAxis: { ...axis, type: "value", minInterval: 1 },
    series: [{ type: "bar", data: counts, itemStyle: { color: INK.strong }, barCategoryGap: "8%" }],
  });
}

const axis = {
  nameTextStyle: { color: INK.soft },
  axisLabel: { color: INK.soft },
  axisLine: { lineStyle: { color: INK.line } },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: INK.line } },
};

/** A plot as an SVG that can be read aloud by its label and needs no script. */
function drawn(label: string, chart: Chart): string {
  const plot = init(null, null, { renderer: "svg", ssr: true, ...SIZE });
  try {
    plot.setOption({ animation: false, grid: { left: 56, right: 56, top: 16, bottom: 28 }, ...chart });
    return plot
      .renderToSVGString({ useViewBox: true })
      .replace("<svg ", `<svg role="img" aria-label="${label}" `)
      .replaceAll(/<style[^>]*>.*?<\/style>/gs, "");
  } finally {
    plot.dispose();
  }
}
