import { decisionsOf, turnsOf, type Verdict } from "../../bots/review/review.ts";
import type { MoveCount } from "../../bots/review/turn-diff.ts";
import type { Match } from "../../table/match.ts";
import type { Message } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import { freshNumber } from "./fresh.ts";
import type { Review } from "./scene.ts";
import { botReview } from "./thinking.ts";

const SAMPLES = 16;
const PATIENCE = 30_000;

/** How many turns are spoken of, and how many moves of each. */
const FEW = 3;
const MOVES = 3;

/** What a good bot has to say of the turns of people in a finished match. */
export async function reviewOf(module: GameModule, match: Match): Promise<Review> {
  const turns = turnsOf(module, decisionsOf(match), (seat) => match.players[seat]?.bot === undefined);
  const task = { game: module.game.id, turns, samples: SAMPLES, luck: freshNumber(), milliseconds: PATIENCE };
  return remarksOn(module, match, turns.length === 0 ? [] : await botReview(task));
}

/** The turns that lost most beyond doubt, worst first: how many points, or where places decide, how many games of a hundred. */
export function remarksOn({ evaluation, telling }: GameModule, match: Match, verdicts: readonly Verdict[]): Review {
  const worth = evaluation.winWorth?.(match.state);
  const lost = (points: number) => (worth === undefined ? tenths(points) : Math.round((50 * points) / worth));
  const remarks = verdicts
    .filter(({ kind }) => kind !== "fine")
    .sort((a, b) => surely(b) - surely(a))
    .slice(0, FEW)
    .map(({ step, seat, done, better, loss, error }) => {
      const when = telling?.when?.(match.stateAt(step));
      const id = worth === undefined ? "result.slip" : "result.slip-chance";
      const said = { seat, moves: phrasesOf(done), others: phrasesOf(better), n: lost(loss), error: lost(error) };
      return { step, text: { id, ...said }, ...(when && { when }) };
    });
  return { turns: verdicts.length, remarks };
}

/** What a turn lost at the least. */
const surely = ({ loss, error }: Verdict): number => loss - error;

const phrasesOf = (told: readonly MoveCount[]): readonly Message[] => told.slice(0, MOVES).map(phraseOf);

function phraseOf({ text: move, n, isSame }: MoveCount): Message {
  if (n === 1) return move;
  return isSame ? { id: "result.times", move, n } : { id: "result.alike", move, n: n - 1 };
}

const tenths = (n: number): number => Math.round(n * 10) / 10;
