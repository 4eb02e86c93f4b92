import type { Seat } from "../../../table/game.ts";
import { priceOfCard } from "../costs.ts";
import { add, CROP_INDEX, type Crop, type Crops, subtract } from "../crops.ts";
import { type CardNumber, farmOf, HIDDEN, hasFinished, isSolo, type Move, type State, type Task } from "../state.ts";
import type { Outlook } from "./outlook.ts";

/** The moves of a task that a plan looks at: of many like choices the few that look best. Never empty. */
export function worthwhile(state: State, task: Task, moves: readonly Move[], looks: Outlook): readonly Move[] {
  switch (task.kind) {
    case "turn":
      return moves.filter((move) => move.type !== "additionalCrop" || isWellBought(state, task.seat, move));
    case "payCoins":
      return hardest(state, moves, 1, looks);
    case "coinToStack":
    case "coinToHand":
    case "marketToStack":
      return easiest(state, moves, 2, looks);
    case "returnCards":
      return hardest(state, moves, 2, looks);
    case "pay":
      return cheapest(moves, 4, looks);
    case "payAnimals":
      return moves.length > 6 ? cheapest(moves, 6, looks) : moves;
    case "arrange":
      return task.side === "bottom" ? putAway(state, moves, looks) : hardest(state, moves, 1, looks);
    case "reward":
      return ofReward(state, task.seat, moves, looks);
    case "takeCrops":
      return bestExchanges(state, task.seat, moves, task.count > 1 ? 1 : 3, looks);
    default:
      return moves;
  }
}

/** Of the crops that count most in the end. */
const DEAREST: Crop = "sheep";

/** A crop for three coins only where it completes a card, or, of the dearest, once nothing is left to fulfill. */
function isWellBought(state: State, seat: Seat, { crop }: Extract<Move, { type: "additionalCrop" }>): boolean {
  const farm = farmOf(state, seat);
  if (hasFinished(farm)) return crop === DEAREST;
  const { crops, hand } = farm;
  const index = CROP_INDEX[crop];
  for (const card of [...hand.cards, ...state.market]) {
    if (card === null || card === HIDDEN) continue;
    for (const { crops: asked } of priceOfCard(card).payments[state.less] ?? []) {
      let missing = 0;
      for (let i = 0; i < 5; i++) missing += Math.max(0, (asked[i] as number) - (crops[i] as number));
      if (missing > 0 && missing <= 2 && (asked[index] as number) > (crops[index] as number)) return true;
    }
  }
  return false;
}

function ofReward(state: State, seat: Seat, moves: readonly Move[], looks: Outlook): readonly Move[] {
  const [first] = moves;
  switch (first?.type) {
    case "use":
      return [first];
    case "below":
      return [...hardest(state, moves.slice(0, -1), 1, looks), moves.at(-1) as Move];
    case "tradeFulfilled":
      return bestSwaps(state, moves, 6, looks);
    case "tradeMarket":
      return bestSwaps(state, moves, 8, looks);
    case "take":
      return bestExchanges(state, seat, moves, 3, looks);
    case "exchange":
    case "giveCrop":
      return [
        ...bestExchanges(state, seat, moves.slice(0, -1), first.type === "giveCrop" ? 1 : 3, looks),
        moves.at(-1) as Move,
      ];
    default:
      return moves;
  }
}

/** The moves that leave the best crops. */
function bestExchanges(state: State, seat: Seat, moves: readonly Move[], few: number, looks: Outlook): Move[] {
  const { crops } = farmOf(state, seat);
  const worth = (move: Move): number => {
    const before = crops.slice();
    change(crops, move);
    const value = looks.of(state, seat);
    for (let i = 0; i < 5; i++) crops[i] = before[i] as number;
    return value;
  };
  const ranked = moves.map((move) => ({ move, value: move.type === "pass" ? Number.NEGATIVE_INFINITY : worth(move) }));
  ranked.sort((a, b) => b.value - a.value);
  return ranked.slice(0, few).map(({ move }) => move);
}

function change(crops: Crops, move: Move): void {
  if (move.type === "take") (crops[CROP_INDEX[move.crop]] as number)++;
  if (move.type === "giveCrop") (crops[CROP_INDEX[move.crop]] as number)--;
  if (move.type !== "exchange") return;
  subtract(crops, move.give);
  add(crops, move.take);
}

const cardIn = (move: Move): CardNumber => ("card" in move ? move.card : HIDDEN);

/** What a card is still to cost, for the seat whose turn it is. */
function costOf(state: State, card: CardNumber, looks: Outlook): number {
  if (card === HIDDEN) return looks.weights.unknown;
  return looks.netCost(card, farmOf(state, state.seat).stack.cards.length, isSolo(state));
}

const sortedBy = (moves: readonly Move[], worth: (move: Move) => number): Move[] =>
  moves.toSorted((a, b) => worth(b) - worth(a));

const hardest = (state: State, moves: readonly Move[], few: number, looks: Outlook): Move[] =>
  sortedBy(moves, (move) => costOf(state, cardIn(move), looks)).slice(0, few);

const easiest = (state: State, moves: readonly Move[], few: number, looks: Outlook): Move[] =>
  sortedBy(moves, (move) => -costOf(state, cardIn(move), looks)).slice(0, few);

const cheapest = (moves: readonly Move[], few: number, looks: Outlook): Move[] =>
  sortedBy(moves, (move) => -paid(move, looks)).slice(0, few);

function paid(move: Move, { weights }: Outlook): number {
  if (move.type !== "pay") return 0;
  return move.crops.reduce((worth, n, i) => worth + n * (weights.crops[i] as number), 0);
}

/** Swaps that trade a hard card for an easy one, and passing. */
function bestSwaps(state: State, moves: readonly Move[], few: number, looks: Outlook): Move[] {
  const gain = (move: Move) => {
    if (move.type === "tradeFulfilled") return costOf(state, move.hand, looks) - costOf(state, move.coin, looks);
    return move.type === "tradeMarket" ? costOf(state, move.hand, looks) - costOf(state, move.market, looks) : 0;
  };
  return [...sortedBy(moves.slice(0, -1), gain).slice(0, few), moves.at(-1) as Move];
}

/** Cards that cost more than most go to the bottom. */
function putAway(state: State, moves: readonly Move[], looks: Outlook): Move[] {
  const [hard] = hardest(state, moves.slice(0, -1), 1, looks);
  return hard !== undefined && costOf(state, cardIn(hard), looks) > looks.weights.unknown + 1
    ? [hard]
    : [moves.at(-1) as Move];
}
