import type { Choice, GamePlayed, GameStanding, GameTerms, Standing } from "../../../table/campaign-rules.ts";
import type { Options } from "../../../table/options.ts";
import type { HandCardId } from "../cards/decks/index.ts";
import { affordable } from "../kept.ts";

/** The points to reach, game by game. (AG-272) */
const GOALS = [50, 55, 59, 62, 64, 65, 66, 67] as const;

/** After the last game the goal goes on rising, by one point a game. (AG-279) */
const goalOf = (number: number): number => GOALS[number - 1] ?? GOALS.at(-1)! + number - GOALS.length;

/** A campaign alone: each game reached leads to the next and makes an occupation permanent; one that was missed is tried again. */
export function alone(options: Options, games: readonly GamePlayed[]): Standing {
  const standings: GameStanding[] = [];
  let terms = termsOf(options, 1, 1, [], 0);
  let isDone = false;
  for (const game of games) {
    const [points] = game.ending?.points ?? [];
    const isReached = points !== undefined && points >= terms.goal;
    const standing = { ...terms, isReached, ...(points !== undefined && { scores: [points], ranks: [1] }) };
    if (!isReached) {
      standings.push(standing);
      terms = termsOf(options, terms.number, terms.attempt + 1, terms.kept[0], 0);
      continue;
    }
    if (terms.number === GOALS.length) isDone = true;
    const food = Math.floor((points - terms.goal) / 2);
    const choice = choiceAfter(game, terms, food);
    if (choice !== undefined && game.chosen === undefined)
      return { ...WHOLE, games: [...standings, standing], choice: [choice], isDone };
    const [added = null] = game.chosen ?? [];
    standings.push({ ...standing, chosen: [added] });
    const kept = added === null ? terms.kept[0] : [...terms.kept[0], added as HandCardId];
    terms = termsOf(options, terms.number + 1, 1, kept, food);
  }
  return { ...WHOLE, games: standings, next: terms, isDone };
}

const WHOLE = { length: GOALS.length, goals: GOALS };

interface AloneTerms extends GameTerms {
  readonly goal: number;
  readonly kept: readonly [readonly HandCardId[]];
}

/** A permanent occupation whose own cost cannot be paid goes back into the deck. (AG-277) */
function termsOf(
  options: Options,
  number: number,
  attempt: number,
  permanent: readonly HandCardId[],
  food: number,
): AloneTerms {
  const kept = affordable(permanent, food);
  return {
    number,
    attempt,
    goal: goalOf(number),
    options: { ...options, kept: [kept], provisions: [food] },
    kept: [kept],
    food: [food],
    lost: [permanent.filter((card) => !kept.includes(card))],
  };
}

/** After the first game an occupation has to be made permanent, after the others one may; none after the last. (AG-273) */
function choiceAfter({ played }: GamePlayed, { number, kept }: AloneTerms, food: number): Choice | undefined {
  if (number >= GOALS.length) return undefined;
  const [permanent] = kept;
  const from = (played[0] as readonly HandCardId[]).filter(
    (card) => !permanent.includes(card) && affordable([...permanent, card], food).includes(card),
  );
  return from.length === 0 ? undefined : { from, isDue: number === 1 };
}
