import { agendaOf, BOTTOM, tableShape } from "../../table/agenda-shape.ts";
import type { Viewer } from "../../table/game.ts";
import {
  areAllThere,
  type Deck,
  isUndealt,
  only,
  type Pile,
  pileShape,
  pilesFlaw,
  sourcesShape,
} from "../../table/piles.ts";
import { either, firstFlaw, flag, list, oneOf, record, type Shape, whole } from "../../table/shape.ts";
import { cardOf, deck as cards } from "./cards.ts";
import { CROPS, PIG, SHEEP } from "./crops.ts";
import { MARKET_SIZE } from "./setup.ts";
import { type CardNumber, coinsOf, type Farm, farmOf, GAP, isSolo, type State, type Task } from "./state.ts";
import { MARKERS, OFF_BOARD, SPACES } from "./supplies-board.ts";

/** No farm comes to have more; with more animals nobody could look through the ways to pay them. */
const MOST_CROPS = 1000;
const MOST_ANIMALS = 500;

/** Where a position is not one of Formidable Farm. */
export function flaw(state: State, viewer?: Viewer): string | undefined {
  const deck = deckFor(state);
  const wrong = shapeOf(state, deck)(state)?.slice(1);
  if (wrong !== undefined) return wrong;
  const zones = zonesOf(state);
  return pilesFlaw(state.sources, zones, viewer) ?? looseCard(state, deck, zones, viewer) ?? looseTask(state);
}

const deckFor = ({ seats }: State): Deck<CardNumber> => ({
  cards,
  seats,
  isPool: (name) => name === "deck" || name === "discard",
});

/** All piles, by their place in the state. */
const zonesOf = ({ farms, marketStack, setDown, looked }: State): { readonly [place: string]: Pile<CardNumber> } => ({
  ...Object.fromEntries(
    farms.flatMap(({ stack, hand, fulfilled }, seat) => [
      [`farms.${seat}.stack`, stack],
      [`farms.${seat}.hand`, hand],
      [`farms.${seat}.fulfilled`, fulfilled],
    ]),
  ),
  marketStack,
  setDown,
  looked,
});

function shapeOf(state: State, deck: Deck<CardNumber>): Shape {
  const { seats, options } = state;
  const pile = pileShape(deck);
  const card = oneOf(cards);
  const seat = whole(0, seats - 1);
  const anySeat = whole(-1, seats - 1);
  const space = whole(OFF_BOARD, SPACES.length - 1);
  const mostTurns = 2 * options.roundLimit * seats + 20;
  return record<State>({
    ...tableShape(state),
    sources: sourcesShape(deck),
    farms: list(
      record<Farm>({
        crops: list(whole(0, MOST_CROPS), CROPS.length),
        disc: space,
        stack: pile,
        hand: pile,
        fulfilled: pile,
      }),
      seats,
    ),
    market: list(either(oneOf([GAP]), card), MARKET_SIZE),
    marketStack: pile,
    discard: list(card, { max: cards.length }),
    start: anySeat,
    seat: anySeat,
    round: whole(1, mostTurns),
    turn: whole(0, mostTurns),
    played: list(card, { max: cards.length }),
    setDown: pile,
    looked: pile,
    hasSupplies: flag,
    fromMarket: whole(0, cards.length),
    limit: whole(0, 999),
    less: whole(0, 1),
    furtherTurns: whole(0, cards.length),
    countdown: isSolo(state) ? whole(0, SPACES.length - 1) : oneOf([OFF_BOARD]),
    markers: isSolo(state) ? whole(-1, MARKERS) : oneOf([0]),
    agenda: agendaOf<Task>(
      {
        chooseStart: {},
        deal: { owner: seat, left: count(20), end: oneOf(["top", "bottom"]), to: oneOf(DESTINATIONS) },
        draw: { owner: seat, count: count(20) },
        refill: {},
        dealMarket: {},
        firstTurn: {},
        turn: { seat },
        endOfTurn: {},
        nextTurn: {},
        supply: { owner: seat, space: whole(0, SPACES.length - 1), times: count(3) },
        pay: { seat, card, less: whole(0, 1) },
        payCoins: { seat, count: count(cards.length) },
        coinToStack: { seat },
        coinToHand: { seat },
        marketToStack: { seat, count: count(MARKET_SIZE) },
        payAnimals: { seat },
        rewards: { owner: seat, card, animals: whole(0, MOST_ANIMALS) },
        reward: { seat, card, index: whole(0, 9), left: whole(0, MOST_ANIMALS), used: whole(0, 20) },
        takeCrops: { seat, count: count(MOST_CROPS) },
        returnCards: { seat, count: count(20) },
        arrange: { seat, side: oneOf(["bottom", "top"]) },
      },
      { seats, below: BELOW },
    ),
  });
}

const count = (most: number): Shape => whole(1, most);

const DESTINATIONS = ["hand", "fulfilled", "setDown", "looked"] as const;

/** Whatever asks for the special part of a cost. */
const SPECIAL = ["coinToStack", "coinToHand", "marketToStack", "payCoins", "payAnimals"];

const BELOW: { readonly [Kind in Task["kind"]]?: readonly string[] } = {
  firstTurn: [BOTTOM],
  endOfTurn: [BOTTOM],
  nextTurn: [BOTTOM],
  turn: ["endOfTurn"],
  refill: ["firstTurn", "nextTurn"],
  dealMarket: ["refill"],
  chooseStart: ["draw"],
  draw: ["draw", "refill", "turn"],
  deal: ["draw", "refill", "turn", "reward", "arrange", "returnCards", "takeCrops"],
  supply: ["turn", "reward"],
  rewards: ["turn"],
  pay: ["rewards", ...SPECIAL],
  payAnimals: ["rewards"],
  coinToStack: ["rewards"],
  coinToHand: ["rewards"],
  marketToStack: ["rewards"],
  payCoins: ["rewards", "turn", "draw", "supply", "reward"],
  reward: ["turn", "reward"],
  takeCrops: ["turn", "reward"],
  returnCards: ["turn", "reward"],
  arrange: ["turn", "reward"],
};

/** Every card lies in one place; a seat knows its hand and its coins, and only the market stack is ever made anew. */
function looseCard(
  state: State,
  deck: Deck<CardNumber>,
  zones: { readonly [place: string]: Pile<CardNumber> },
  viewer?: Viewer,
): string | undefined {
  const { farms, market, marketStack, discard, played, sources, seat, setDown, looked, agenda } = state;
  const open = [...market.filter((card) => card !== GAP), ...discard, ...played];
  const isKnown = ({ knows }: Pile, owner: number) => knows.every((mask) => (mask & only(owner)) !== 0);
  const stranger = farms.findIndex(({ hand, fulfilled }, owner) => !isKnown(hand, owner) || !isKnown(fulfilled, owner));
  const isMadeAnew = ({ from }: Pile) => from.includes("discard");
  const others = [...Object.values(zones).filter((pile) => pile !== marketStack), ...Object.values(sources.groups)];
  return firstFlaw(
    [Object.hasOwn(sources.pools, "deck"), "sources.pools"],
    [viewer !== undefined || areAllThere(deck, sources, zones, open), "sources"],
    [stranger < 0, `farms.${stranger}.hand`],
    [setDown.cards.length + looked.cards.length === 0 || seat >= 0, "seat"],
    [seat < 0 || (isKnown(setDown, seat) && isKnown(looked, seat)), "looked"],
    [looked.cards.length === 0 || agenda.some(({ kind }) => kind === "arrange"), "looked"],
    [marketStack.cards.every((_, i) => isUndealt(marketStack, i)), "marketStack"],
    [!others.some(isMadeAnew), "sources.pools.discard"],
    [farms.every(({ crops }) => crops[SHEEP]! + crops[PIG]! <= MOST_ANIMALS), "farms"],
  );
}

/** What is still to be done is the business of the seat whose turn it is, and can be done. */
function looseTask(state: State): string | undefined {
  const agenda = state.agenda as readonly Task[];
  const isSettingUp = agenda[0]?.kind === "firstTurn";
  if (isSettingUp ? agenda.at(-1)?.kind !== "chooseStart" && state.start < 0 : state.seat < 0 || state.start < 0)
    return "start";
  const wrong = agenda.findIndex((task, i) => !isDoable(state, task, agenda.slice(0, i), agenda[i + 1], isSettingUp));
  return wrong < 0 ? undefined : `agenda.${wrong}`;
}

function isDoable(
  state: State,
  task: Task,
  below: readonly Task[],
  above: Task | undefined,
  isSettingUp: boolean,
): boolean {
  const who = "owner" in task ? task.owner : "seat" in task ? task.seat : state.seat;
  if (isSettingUp ? "seat" in task : who !== state.seat) return false;
  const under = below.at(-1);
  switch (task.kind) {
    case "deal": {
      const { stack } = farmOf(state, task.owner);
      const isLooking = task.to === "looked";
      if (isLooking !== (under?.kind === "arrange") || (isSettingUp && task.to !== "hand")) return false;
      return stack.cards.length > 0 && isUndealt(stack, task.end === "top" ? stack.cards.length - 1 : 0);
    }
    case "dealMarket":
      return state.marketStack.cards.length > 0 && state.market.includes(GAP);
    case "pay":
      return below.some((other) => other.kind === "rewards" && other.card === task.card);
    case "payAnimals":
      return (
        under?.kind === "rewards" &&
        cardOf(under.card).cost.special === "anyNumberAnimals" &&
        animalsOf(farmOf(state, task.seat)) >= state.options.anyNumberMinimum
      );
    case "payCoins":
      return coinsOf(farmOf(state, task.seat)) >= task.count;
    case "coinToStack":
    case "coinToHand":
      return coinsOf(farmOf(state, task.seat)) >= 1;
    case "marketToStack":
      return state.market.filter((card) => card !== GAP).length >= task.count;
    case "reward": {
      const reward = cardOf(task.card).rewards[task.index];
      return reward !== undefined && (reward.kind === "perAnimal" || (task.left >= 1 && task.left <= 20));
    }
    case "returnCards": {
      const { hand, stack } = farmOf(state, task.seat);
      const drawn = above?.kind === "deal" && above.to === "hand" ? Math.min(above.left, stack.cards.length) : 0;
      return hand.cards.length + drawn >= task.count;
    }
    default:
      return true;
  }
}

const animalsOf = ({ crops }: Farm): number => crops[SHEEP]! + crops[PIG]!;
