import { clone } from "../../table/clone.ts";
import type { InstantBot } from "../bot.ts";
import { offered } from "./offered.ts";
import { warmest } from "./softmax.ts";

/** Looks one move ahead by the game's judgement and takes what looks good, the warmer the less strictly. */
export const impulse = (temperature: number): InstantBot => ({
  choose({ module: { game, evaluation }, view, seat, moves, random }) {
    if (moves.length === 1) return moves[0]!;
    const worthy = evaluation.worthwhile?.(view, seat, moves) ?? moves;
    const looks = worthy.map((move) => {
      const after = clone(view);
      game.play(after, seat, move);
      return evaluation.value(after, seat);
    });
    return offered(moves, worthy[warmest(looks, temperature, random)]!);
  },
});
