import { readable, textTable } from "../text-table.ts";
import type { Figures } from "./figures.ts";

/** The figures for reading. */
export function figuresText(figures: Figures): string {
  const { moves, play, clone, view, imagine, membership, save, load } = figures.microseconds;
  return [
    `${figures.game}, ${figures.seats} ${figures.seats === 1 ? "seat" : "seats"}: random games for ${figures.measuredSeconds.toFixed(1)} CPU-seconds, after ${figures.warmUpSeconds.toFixed(1)} of warm-up that are left out`,
    textTable([
      ["  decisions per CPU-second", readable(figures.decisionsPerCpuSecond), ""],
      ["  games per CPU-second", readable(figures.gamesPerCpuSecond), ""],
      ["  decisions a game", readable(figures.decisionsPerGame), ""],
      ["  moves a decision", readable(figures.movesPerDecision), ""],
      ["  list the moves", readable(moves), "µs"],
      ["  play a move", readable(play), "µs"],
      ["  clone", readable(clone), "µs"],
      ["  view", readable(view), "µs"],
      ["  imagine", readable(imagine), "µs"],
      ["  look for a move among 200", readable(membership), "µs"],
      ["  save a position", readable(save), "µs"],
      ["  load a position", readable(load), "µs"],
      ["  replay a finished game", readable(figures.replayMilliseconds), "ms"],
      ["  file, for each decision", readable(figures.bytesPerDecision), "bytes"],
      ["  position", readable(figures.bytesPerPosition), "bytes"],
    ]),
  ].join("\n");
}
