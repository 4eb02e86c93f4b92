import { decisionsOf, type Verdict } from "../../bots/review.ts";
import type { Match } from "../../table/match.ts";
import type { GameModule } from "../../table/module.ts";
import { freshNumber } from "./fresh.ts";
import type { Review } from "./scene.ts";
import { botReview } from "./thinking.ts";

const SAMPLES = 16;
const PATIENCE = 30_000;
const FEW = 3;

/** What a turn must have lost at the least, in points, to be worth a word. */
const WORTH_A_WORD = 1;

/** What a good bot has to say of the turns of people in a finished match. */
export async function reviewOf(module: GameModule, match: Match): Promise<Review> {
  const decisions = decisionsOf(match).filter(({ seat }) => match.players[seat]?.bot === undefined);
  const task = { game: module.game.id, decisions, samples: SAMPLES, luck: freshNumber(), milliseconds: PATIENCE };
  return remarksOn(module, match, decisions.length === 0 ? [] : await botReview(task));
}

/** The turns that lost most beyond doubt, worst first; how much, where points decide. */
export function remarksOn(module: GameModule, match: Match, verdicts: readonly Verdict[]): Review {
  const { game, evaluation } = module;
  const isInPoints = evaluation.winWorth?.(match.state) === undefined;
  const remarks = verdicts
    .filter((verdict) => surely(verdict) >= WORTH_A_WORD)
    .sort((a, b) => surely(b) - surely(a))
    .slice(0, FEW)
    .map(({ step, seat, move, better, loss }) => {
      const view = game.view(match.stateAt(step), seat);
      const said = { seat, move: game.describe(view, seat, move).text, other: game.describe(view, seat, better).text };
      return {
        step,
        text: isInPoints ? { id: "result.slip", ...said, n: Math.round(loss) } : { id: "result.slip-plain", ...said },
      };
    });
  return { turns: verdicts.length, remarks };
}

/** What a turn lost at the least. */
const surely = ({ loss, error }: Verdict): number => loss - error;
