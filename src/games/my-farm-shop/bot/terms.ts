import type { Seat } from "../../../table/game.ts";
import type { Together } from "../../../table/table.ts";
import type { Field } from "../data/farm.ts";
import { GOAL_COINS, goals } from "../data/goals.ts";
import { at, farmOf, sum } from "../farm.ts";
import type { Numbers } from "../income/numbers.ts";
import { lookAhead, lookAheadAt, lookAtEnd, type Outlook, type Search, worthWithCard } from "../income/outlook.ts";
import type { StockPrices } from "../income/prices.ts";
import type { Horizon } from "../income/rolls.ts";
import { sumOf } from "../rules/activate.ts";
import { counted } from "../rules/goals.ts";
import type { CardId, Farm, State } from "../state.ts";
import { tables } from "../tables.ts";
import { activationWorth, finalWorth, tasksWorth } from "./now.ts";

/** Where prices are searched from, how far, or at which prices a Farm is looked at. */
export type Look = { readonly search: Search } | { readonly at: StockPrices };

/** Coins there are, coins to come, Transport tiles, goals, and what this turn still brings. */
export function termsOf(view: State, seat: Seat, outlook: Outlook, numbers: Numbers, look: Look) {
  const farm = farmOf(view, seat);
  const score = farm.coins + sum(farm.transports);
  if (view.agenda.length === 0) return { score, income: 0, tiles: 0, goals: 0, now: 0 };
  const stage = stageOf(view, seat);
  const horizon = horizonOf(view, seat, stage);
  if (view.final) lookAtEnd(outlook, tables(view), farm, numbers);
  else if (numbers.looksAtEnd && horizon.activations === 0 && stage === "done") {
    lookAtEnd(outlook, tables(view), farm, numbers);
    outlook.coins += finalWorth(view, farm, outlook);
  } else if ("at" in look) lookAheadAt(outlook, tables(view), farm, horizon, look.at, numbers);
  else lookAhead(outlook, tables(view), farm, horizon, numbers, look.search);
  const income = outlook.coins;
  let now = 0;
  if (stage === "holding") now += handWorth(view, farm, sumOf(view), horizon, outlook, numbers, look);
  else if (stage === "knows") now += activationWorth(view, farm, sumOf(view), outlook);
  now += tasksWorth(view, seat, farm, outlook, numbers);
  return { score, income, tiles: tilesWorth(farm, horizon), goals: goalsWorth(view, farm, horizon), now };
}

export function worthOf(view: State, seat: Seat, outlook: Outlook, numbers: Numbers, look: Look): number {
  const { score, income, tiles, goals, now } = termsOf(view, seat, outlook, numbers, look);
  return score + income + tiles + goals + now;
}

/** Whether the activation of this turn is still open to a seat, whether it knows its sum, and whether it holds a card. */
type Stage = "unknown" | "holding" | "knows" | "done";

function stageOf(view: State, seat: Seat): Stage {
  if (view.turn === 0) return "unknown";
  for (const task of view.agenda)
    if (task.kind === "together")
      return (task as Together).strands.some((one) => one.seat === seat && one.tasks.at(-1)?.kind === "activate")
        ? "knows"
        : "done";
  if (!view.agenda.some(({ kind }) => kind === "activation")) return "done";
  if (view.dice.length !== 2) return "unknown";
  return view.hand !== null && view.hand !== "farmer" && seat === view.active ? "holding" : "knows";
}

/** How many chances a seat has left, the activation of this turn left out unless its sum is unknown. */
export function horizonOf(view: State, seat: Seat, stage: Stage): Horizon {
  const turns = sum(view.deck) + (view.turn === 0 ? 1 : 0);
  const activations = turns + (stage === "unknown" && view.turn > 0 ? 1 : 0);
  const distance = (seat - view.active + view.seats) % view.seats || view.seats;
  return { activations, turns: Math.max(0, Math.floor((turns - distance) / view.seats) + 1) };
}

/** A Transport tile is a coin, counted already, and a little more while its skill can be used. */
const tilesWorth = (farm: Farm, { activations }: Horizon): number =>
  sum(farm.transports) * Math.min(0.8, 0.1 * activations);

/** Goals that are open, by how near they are. */
export function goalsWorth(view: State, farm: Farm, { activations }: Horizon): number {
  let worth = 0;
  for (const [i, goal] of view.goals.entries()) {
    const coins = GOAL_COINS[view.goalsBefore[i]!] ?? 0;
    if (coins === 0 || farm.goals[i] !== 0) continue;
    const { count, atLeast } = goals[goal];
    const done = Math.min(1, counted(view, farm, count) / atLeast);
    worth += coins * done ** 3 * Math.min(0.6, 0.06 * activations);
  }
  return worth;
}

/** How many places are looked at closely for a card in hand. */
const TRIED_PLACES = 2;

/** The best place for the card in hand: what it earns in time, and what it does at once. */
function handWorth(
  view: State,
  farm: Farm,
  dice: number,
  horizon: Horizon,
  outlook: Outlook,
  numbers: Numbers,
  look: Look,
): number {
  const card = view.hand as CardId;
  const now = tables(view);
  const { placements } = now.cards[card];
  const gains = placements.map(
    ({ field }) =>
      outlook.share * worthWithCard(outlook, now, field, card, horizon, numbers) +
      withCard(farm, field, card, () => activationWorth(view, farm, dice, outlook)),
  );
  const before = outlook.coins;
  let most = Number.NEGATIVE_INFINITY;
  for (let tries = 0; tries < TRIED_PLACES && tries < gains.length; tries++) {
    const likely = gains.indexOf(Math.max(...gains));
    gains[likely] = Number.NEGATIVE_INFINITY;
    const worth = withCard(farm, placements[likely]!.field, card, () => {
      if ("at" in look) lookAheadAt(outlook, now, farm, horizon, look.at, numbers);
      else lookAhead(outlook, now, farm, horizon, numbers, look.search);
      return outlook.coins + activationWorth(view, farm, dice, outlook);
    });
    if (worth > most) most = worth;
  }
  return most - before;
}

/** Asks something as if a card lay on a field. */
export function withCard<T>(farm: Farm, field: Field, card: CardId, ask: () => T): T {
  const before = farm.cards[at(field)]!;
  farm.cards[at(field)] = card;
  const answer = ask();
  farm.cards[at(field)] = before;
  return answer;
}
