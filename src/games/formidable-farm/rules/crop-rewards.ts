import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { shared } from "../../../table/moves.ts";
import type { Gain, Reward, SuppliesAt } from "../cards.ts";
import { add, CROP_INDEX, CROPS, type Crop, type Crops, isWithin, namedCrops, subtract, sum } from "../crops.ts";
import { coinsOf, farmOf, type Move, type RulesFor, type State } from "../state.ts";
import { indexOfSpace, neighbours, OFF_BOARD, opposite, SPACES } from "../supplies-board.ts";
import { payCoins } from "./coins.ts";
import { draw } from "./draw.ts";
import { again, type RewardRules, TAKES, USE } from "./reward-rule.ts";
import { addSupplies, getSupplies, previousDisc, supply } from "./supplies.ts";

const gives: readonly MoveOf<Move, "giveCrop">[] = CROPS.map((crop) => ({ type: "giveCrop", crop }));

type Supplies = MoveOf<Move, "supplies">;
const supplies: readonly Supplies[] = SPACES.map((space) => ({ type: "supplies", space }));

type Exchange = MoveOf<Move, "exchange">;

export const cropRules: RulesFor<"takeCrops"> = {
  /** A seat takes crops of any kinds, one by one. */
  takeCrops: {
    can: (_, { count }) => count > 0,
    moves: () => TAKES,
    apply(state, { seat, count }, { crop }) {
      takeOne(state, seat, crop);
      if (count > 1) next(state, { kind: "takeCrops", seat, count: count - 1 });
    },
  },
};

function takeOne(state: State, seat: Seat, crop: Crop): void {
  (farmOf(state, seat).crops[CROP_INDEX[crop]] as number)++;
}

/** Rewards that bring crops: from the supply, in exchange or from the supplies board. */
export const cropRewards: RewardRules<
  | "take"
  | "perAnimal"
  | "exchangeCrops"
  | "tradeCrops"
  | "cropForCard"
  | "fulfilledForCrops"
  | "supplies"
  | "getSupplies"
> = {
  take: {
    moves: (_, __, { crops }) => waysToTake(crops),
    apply: (state, seat, { crops }, _, move) => takeAll(state, seat, crops, 1, move),
  },
  perAnimal: {
    can: (_, __, ___, { left }) => left > 0,
    moves: (_, __, { reward }) => waysToTake(reward.crops),
    apply: (state, seat, { reward }, { left }, move) => takeAll(state, seat, reward.crops, left, move),
  },
  exchangeCrops: {
    can: (state, seat, reward) => canExchange(state, seat, exchangesOf(reward)),
    moves: (state, seat, reward) => exchanges(state, seat, exchangesOf(reward)),
    apply: (state, seat, _, task, move) => {
      exchange(state, seat, move);
      again(state, task);
    },
  },
  tradeCrops: {
    can: (state, seat, reward) => canExchange(state, seat, exchangesOf(reward)),
    moves: (state, seat, reward) => exchanges(state, seat, exchangesOf(reward)),
    apply: (state, seat, _, task, move) => {
      exchange(state, seat, move);
      again(state, task);
    },
  },
  cropForCard: {
    can(state, seat) {
      const { stack, crops } = farmOf(state, seat);
      return stack.cards.length > 0 && sum(crops) > 0;
    },
    moves: (state, seat) => gives.filter((_, i) => (farmOf(state, seat).crops[i] as number) > 0),
    apply(state, seat, _, task, { crop }) {
      (farmOf(state, seat).crops[CROP_INDEX[crop]] as number)--;
      again(state, task);
      draw(state, seat, 1);
    },
  },
  fulfilledForCrops: {
    can: (state, seat, { give }) => coinsOf(farmOf(state, seat)) >= give,
    moves: () => TAKES.slice(),
    apply(state, seat, { give }, task, { crop }) {
      takeOne(state, seat, crop);
      again(state, task);
      payCoins(state, seat, give);
    },
  },
  supplies: {
    can: (state, seat, { at }) => suppliesAt(state, seat, at).length > 0,
    moves: (state, seat, { at }) => suppliesAt(state, seat, at).slice(),
    apply(state, seat, { times }, task, { space }) {
      again(state, task);
      const isOneSpace = state.options.suppliesTwice === "same-space";
      supply(state, seat, indexOfSpace[space], isOneSpace ? times : 1);
    },
  },
  getSupplies: {
    moves(state, seat) {
      const moves: MoveOf<Move, "getSupplies">[] = [];
      addSupplies(state, seat, moves);
      return moves;
    },
    apply: (state, seat, _, __, move) => getSupplies(state, seat, move),
  },
};

/** Crops named on the card are taken as one; of any kinds, the first is chosen at once and the others follow. */
const waysToTake = ({ any = 0 }: Gain): MoveOf<Move, "take" | "use">[] => (any > 0 ? TAKES.slice() : [USE]);

function takeAll(state: State, seat: Seat, gain: Gain, times: number, move: MoveOf<Move, "take" | "use">): void {
  add(farmOf(state, seat).crops, rowOf(gain), times);
  if (move.type !== "take") return;
  takeOne(state, seat, move.crop);
  const rest = (gain.any as number) * times - 1;
  if (rest > 0) next(state, { kind: "takeCrops", seat, count: rest });
}

const rows = new WeakMap<Gain, Crops>();

function rowOf(gain: Gain): Crops {
  let row = rows.get(gain);
  if (row === undefined) {
    row = namedCrops(gain);
    rows.set(gain, row);
  }
  return row;
}

type Exchanging = Extract<Reward, { kind: "exchangeCrops" | "tradeCrops" }>;
const exchangesByReward = new WeakMap<Exchanging, readonly Exchange[]>();

/** Every exchange a reward allows; a crop for the same crop is left out. */
function exchangesOf(reward: Exchanging): readonly Exchange[] {
  let list = exchangesByReward.get(reward);
  if (list === undefined) {
    list =
      reward.kind === "exchangeCrops"
        ? exchangesBetween(reward.give, reward.take)
        : [...exchangesBetween(reward.a, reward.b), ...exchangesBetween(reward.b, reward.a)];
    exchangesByReward.set(reward, list);
  }
  return list;
}

function exchangesBetween(give: Gain, take: Gain): Exchange[] {
  const pairs = rowsOf(give).flatMap((given) => rowsOf(take).map((taken) => ({ give: given, take: taken })));
  return pairs
    .filter((pair) => pair.give.join() !== pair.take.join())
    .map((pair) => sharedExchange({ type: "exchange", ...pair }));
}

const sharedExchange = shared<Exchange>();

/** The rows of crops an amount can mean, with at most one crop of any kind. */
function rowsOf(gain: Gain): Crops[] {
  const named = namedCrops(gain);
  return gain.any === undefined ? [named] : CROPS.map((_, crop) => named.map((n, i) => (i === crop ? n + 1 : n)));
}

function canExchange(state: State, seat: Seat, list: readonly Exchange[]): boolean {
  const { crops } = farmOf(state, seat);
  for (const { give } of list) if (isWithin(give, crops)) return true;
  return false;
}

function exchanges(state: State, seat: Seat, list: readonly Exchange[]): Exchange[] {
  const { crops } = farmOf(state, seat);
  return list.filter(({ give }) => isWithin(give, crops));
}

function exchange(state: State, seat: Seat, { give, take }: Exchange): void {
  const { crops } = farmOf(state, seat);
  subtract(crops, give);
  add(crops, take);
}

const nowhere: readonly Supplies[] = [];
const bySpace = supplies.map((move) => [move]);
const beside = neighbours.map((spaces) => spaces.map((space) => supplies[space] as Supplies));

/** The spaces a supplies reward can be taken from; none while the disc it goes by is off the board. */
function suppliesAt(state: State, seat: Seat, at: SuppliesAt): readonly Supplies[] {
  if (at === "any") return supplies;
  const disc = at === "previous" ? previousDisc(state, seat) : farmOf(state, seat).disc;
  if (disc === OFF_BOARD) return nowhere;
  if (at === "adjacent") return beside[disc] as Supplies[];
  return bySpace[at === "opposite" ? opposite(disc) : disc] as Supplies[];
}
