import { taskOf } from "../../table/agenda.ts";
import type { Description, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { TaskOf } from "../../table/rules.ts";
import type { Reward } from "./cards.ts";
import { CROPS } from "./crops.ts";
import { rewardOf } from "./rules/rewards.ts";
import { feeOf } from "./rules/supplies.ts";
import { type CardNumber, farmOf, HIDDEN, type Move, type RewardTask, type State, type Task } from "./state.ts";
import { indexOfSpace } from "./supplies-board.ts";

/** What a move is called, and where on the board it is made. */
export function describe(view: State, seat: Seat, move: Move): Description {
  const task = taskOf(view, seat) as Task | undefined;
  switch (move.type) {
    case "start":
      return { text: { id: "start", seat: move.seat } };
    case "deal":
      return { text: dealt(task, move.card) };
    case "fulfill":
      return { text: { id: `fulfill.${move.from}`, card: nameOf(move.card) }, at: [`${move.from}/${move.card}`] };
    case "getSupplies":
      return { text: supplyText(view, seat, move.space), at: [`space/${move.space}`] };
    case "additionalCrop":
      return {
        text: { id: "additionalCrop", crop: move.crop },
        at: ["breaker/crop", `crop/${move.crop}`],
      };
    case "additionalCard":
      return { text: { id: "additionalCard" }, at: ["breaker/card"] };
    case "endTurn":
      return { text: { id: "endTurn" } };
    case "pay":
      return { text: { id: "pay", crops: cropsText(move.crops) }, at: placesOf("own", move.crops) };
    case "payCoin":
      return { text: { id: "payCoin", card: nameOf(move.card) }, at: [`coin/${move.card}`] };
    case "moveCoin": {
      const where = task?.kind === "coinToHand" ? "hand" : "stack";
      return { text: cardText(`moveCoin.${where}`, move.card), at: [`coin/${move.card}`] };
    }
    case "marketToStack":
      return { text: { id: "marketToStack", card: nameOf(move.card) }, at: [`market/${move.card}`] };
    case "use":
      return { text: { id: "use", reward: rewardText(view, task as RewardTask) }, at: ["reward"] };
    case "pass":
      return { text: { id: passText(task) } };
    case "take":
      return { text: { id: "take", crop: move.crop }, at: [`crop/${move.crop}`] };
    case "supplies":
      return { text: { id: `supplies.${move.space}` }, at: [`space/${move.space}`] };
    case "exchange":
      return {
        text: { id: "exchange", give: cropsText(move.give), take: cropsText(move.take) },
        at: [...placesOf("own", move.give).slice(0, 1), ...placesOf("crop", move.take).slice(0, 1)],
      };
    case "giveCrop":
      return { text: { id: "giveCrop", crop: move.crop }, at: [`own/${move.crop}`] };
    case "below":
      return { text: cardText("below", move.card), at: [placeOf(task, move.card)] };
    case "onTop":
      return { text: cardText("onTop", move.card), at: [placeOf(task, move.card)] };
    case "tradeMarket":
      return {
        text: { id: "tradeMarket", hand: nameOf(move.hand), market: nameOf(move.market) },
        at: [`hand/${move.hand}`, `market/${move.market}`],
      };
    case "tradeFulfilled":
      return {
        text:
          move.hand === HIDDEN
            ? { id: "tradeFulfilled.hidden" }
            : { id: "tradeFulfilled", hand: nameOf(move.hand), coin: nameOf(move.coin) },
        at: [`hand/${move.hand}`, `coin/${move.coin}`],
      };
  }
}

/** A click for each crop, in the order of their kinds. */
const placesOf = (zone: "own" | "crop", crops: readonly number[]): string[] =>
  CROPS.flatMap((crop, i) => new Array<string>(crops[i] as number).fill(`${zone}/${crop}`));

const nameOf = (card: CardNumber): string => `card.${card}`;

/** A text about a card, or its sibling for those who may not see the card. */
const cardText = (id: string, card: CardNumber): Message =>
  card === HIDDEN ? { id: `${id}.hidden` } : { id, card: nameOf(card) };

const placeOf = (task: Task | undefined, card: CardNumber): string =>
  task?.kind === "arrange" ? `looked/${card}` : `hand/${card}`;

function dealt(task: Task | undefined, card: CardNumber): Message {
  if (task?.kind !== "deal") return { id: "deal.market", card: nameOf(card) };
  const id = task.to === "hand" ? "deal.hand" : task.to === "looked" ? "deal.looked" : "deal.fulfilled";
  return card === HIDDEN ? { id: `${id}.hidden`, seat: task.owner } : { id, seat: task.owner, card: nameOf(card) };
}

function supplyText(view: State, seat: Seat, space: keyof typeof indexOfSpace): Message {
  const fee = feeOf(view, seat, indexOfSpace[space]);
  const gain: Message = { id: `supplies.${space}` };
  return fee === 0 ? { id: "getSupplies", gain } : { id: "getSupplies.fee", gain, n: fee };
}

/** "2 tomatoes, 1 sheep", as messages. */
function cropsText(crops: readonly number[]): Message | Message[] {
  const counts = CROPS.flatMap((crop, i): Message[] => {
    const n = crops[i] as number;
    return n === 0 ? [] : [{ id: `count.${crop}`, n }];
  });
  return counts.length === 0 ? { id: "count.nothing" } : counts;
}

function passText(task: Task | undefined): string {
  if (task?.kind === "arrange") return "pass.top";
  return task?.kind === "reward" && (task as RewardTask).used > 0 ? "pass.enough" : "pass";
}

/** What a reward is, for the question and the button that uses it. */
function rewardText(view: State, task: RewardTask): Message {
  const reward = rewardOf(task);
  const stackSize = farmOf(view, task.seat).stack.cards.length;
  switch (reward.kind) {
    case "take":
      return { id: "reward.take", crops: gainText(reward.crops, 1) };
    case "perAnimal":
      return { id: "reward.take", crops: gainText(reward.reward.crops, task.left) };
    case "draw": {
      const missing = reward.cards - stackSize;
      if (missing <= 0) return { id: "reward.draw", n: reward.cards };
      return missing < reward.cards
        ? { id: "reward.drawShort", n: reward.cards - missing, crops: missing }
        : { id: "reward.drawNone", crops: missing };
    }
    case "drawThenReturn":
      if (stackSize === 0) return { id: "reward.drawNone", crops: 1 };
      if (stackSize < reward.draw) return { id: "reward.drawThenReturn.short" };
      return { id: "reward.drawThenReturn", n: reward.draw, back: reward.return };
    case "rearrangeStack":
      return { id: "reward.rearrangeStack", n: Math.min(reward.cards, stackSize) };
    case "supplies":
      return suppliesText(view, reward, task.left);
    case "exchangeCrops":
    case "tradeCrops":
    case "cropForCard":
    case "tradeWithMarket":
    case "tradeWithFulfilled":
    case "fulfilledForCrops":
    case "exchangeHand":
      return { id: `reward.${reward.kind}`, n: task.left };
    default:
      return { id: `reward.${reward.kind}` };
  }
}

/** Supplies of one space once or twice; where each is chosen for itself, one by one. */
function suppliesText({ options }: State, { at, times }: Extract<Reward, { kind: "supplies" }>, left: number): Message {
  if (options.suppliesTwice === "same-space") return { id: `reward.supplies.${at}`, n: times };
  const once = { id: `reward.supplies.${at}`, n: 1 };
  return left > 1 ? { id: "reward.supplies.anew", once } : once;
}

function gainText(gain: { readonly [crop: string]: number | undefined }, times: number): Message[] {
  return Object.entries(gain).map(([crop, n]) => ({ id: `count.${crop}`, n: (n ?? 0) * times }));
}

/** What a seat is asked now. */
export function question(view: State, seat: Seat): Message {
  const task = taskOf(view, seat) as Task | undefined;
  switch (task?.kind) {
    case "turn":
      return turnQuestion(view);
    case "pay":
    case "payAnimals":
      return { id: `ask.${task.kind}` };
    case "payCoins":
      return { id: "ask.payCoins", n: task.count };
    case "marketToStack":
    case "takeCrops":
    case "returnCards":
      return { id: `ask.${task.kind}`, n: task.count };
    case "coinToStack":
    case "coinToHand":
      return { id: `ask.${task.kind}` };
    case "arrange":
      return { id: `ask.arrange.${task.side}` };
    case "reward":
      return { id: "ask.reward", reward: rewardText(view, task) };
    case "deal":
      return { id: "ask.deal", seat: (task as TaskOf<Task, "deal">).owner };
    case "dealMarket":
      return { id: "ask.dealMarket" };
    case "chooseStart":
      return { id: "ask.chooseStart" };
    default:
      return { id: "ask.nothing" };
  }
}

function turnQuestion(view: State): Message {
  const left = view.limit - view.played.length;
  if (view.seats === 1) return { id: view.hasSupplies ? "ask.turn.solo" : "ask.turn.soloSupplies" };
  if (left <= 0) return { id: view.hasSupplies ? "ask.turn.end" : "ask.turn.supplies" };
  return { id: view.hasSupplies ? "ask.turn.cards" : "ask.turn.all", n: left };
}
