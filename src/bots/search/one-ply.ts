import { clone } from "../../table/clone.ts";
import type { InstantBot } from "../bot.ts";
import { offered } from "./offered.ts";
import { sampleSoftmax } from "./softmax.ts";

/** One-ply search: samples from the softmax of the heuristic values after each candidate move. */
export const onePly = (temperature: number): InstantBot => ({
  choose({ module: { game, evaluation }, view, seat, moves, random }) {
    if (moves.length === 1) return moves[0]!;
    const candidates = evaluation.worthwhile?.(view, seat, moves) ?? moves;
    const values = candidates.map((move) => {
      const after = clone(view);
      game.play(after, seat, move);
      return evaluation.value(after, seat);
    });
    return offered(moves, candidates[sampleSoftmax(values, temperature, random)]!);
  },
});
