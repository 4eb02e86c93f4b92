import { taskOf } from "../../table/agenda.ts";
import { CHANCE, type Description, type MoveOf, type Place, type Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { Phrase } from "../../table/phrases.ts";
import type { DealTask, Task, TaskOf } from "./agenda.ts";
import { breadFrom } from "./cards/baking.ts";
import { renovationPrices } from "./cards/building-prices.ts";
import { foodFrom } from "./cards/cooking.ts";
import { priceOf } from "./cards/costs.ts";
import { exchanges } from "./cards/exchanges.ts";
import { foodDue } from "./cards/family-needs.ts";
import { type CardId, cards } from "./cards/index.ts";
import { fencesLeft } from "./farm.ts";
import { type Good, isAnimal, type Some } from "./goods.ts";
import { CELL_NAMES, CELLS, FENCE_SPACES, setOf } from "./grid.ts";
import { type Held, isHidden, kindOf } from "./hands/held.ts";
import type { Move } from "./moves.ts";
import { spacesRefilledBy } from "./refilling.ts";
import { foodRoasted } from "./rules/any-time.ts";
import { returnable } from "./rules/cards.ts";
import { enclose } from "./rules/fences.ts";
import { lenderTo } from "./rules/work.ts";
import { SPACE_INDEX } from "./space-ids.ts";
import { boardOf } from "./spaces.ts";
import { type Farm, farmOf, ownAtHome, type State } from "./state.ts";
import { partnerOf } from "./teams.ts";

/** What a move is called, and the clicks that lead to it. */
export function describe(view: State, seat: Seat, move: Move): Description {
  switch (move.type) {
    case "start":
      return { text: { id: "move.start", seat: move.seat } };
    case "reveal":
      return { text: { id: "move.reveal", space: move.space, round: view.round }, at: [`space/${move.space}`] };
    case "deal":
      return { text: dealText(view, move.card) };
    case "draft":
    case "putBack":
      return {
        text: cardText(`move.${move.type}`, move.card),
        at: isHidden(move.card) ? [] : [move.type === "draft" ? `pack/${move.card}` : `hand/${seat}/${move.card}`],
      };
    case "mulligan":
    case "drawCard":
      return { text: { id: `move.${move.type}`, cards: `${move.cards}.many` } };
    case "throwAway":
      return { text: { id: "move.throwAway", card: move.card }, at: [`hand/${seat}/${move.card}`] };
    case "takeCard":
      return { text: { id: "move.takeCard", card: move.card }, at: [`market/${move.card}`] };
    case "place":
      return { text: placeText(view, move.space), at: [`space/${move.space}`] };
    case "replenish":
      return { text: { id: "move.replenish", space: move.space }, at: [`space/${move.space}`] };
    case "refill": {
      const spaces = spacesRefilledBy(view, seat).map(({ id }) => id);
      return { text: { id: "move.refill", spaces }, at: spaces.map((space): Place => `space/${space}`) };
    }
    case "room":
    case "stable":
    case "plow":
      return {
        text: forPartner({ id: `move.${move.type}`, cell: CELL_NAMES[move.cell]! }, move.for),
        at: [`farm/${move.for ?? seat}/${CELL_NAMES[move.cell]}`],
      };
    case "fence":
      return {
        text: forPartner(fenceText(farmOf(view, move.for ?? seat), move.cells), move.for),
        at: [fencePlace(move.for ?? seat, move.cells)],
      };
    case "oneFence":
      return {
        text: forPartner({ id: "move.oneFence", where: fenceSpaceName(move.at) }, move.for),
        at: [fenceSpacePlace(move.for ?? seat, move.at)],
      };
    case "trade":
      return {
        text: { id: move.count > 0 ? "move.trade.give" : "move.trade.take", n: Math.abs(move.count), good: move.good },
        at: [`good/${move.count > 0 ? seat : partnerOf(view, seat)!}/${move.good}`],
      };
    case "sow":
      return { text: sowText(move.grain, move.vegetable) };
    case "bake":
      return { text: { id: "move.bake", n: move.grain, food: breadFrom(farmOf(view, seat), move.grain) } };
    case "improve":
      return {
        text:
          move.returns === undefined
            ? { id: "move.improve", card: move.card }
            : { id: "move.exchange", card: move.card, returns: move.returns },
        at: improvementPlaces(view, seat, move),
      };
    case "renovate":
      return {
        text: {
          id: "move.renovate",
          house: `house.${move.to}`,
          cost: costText(renovationPrices(view, seat, move.to)[0] ?? {}),
        },
      };
    case "pick":
      return { text: pickText(view, seat, move.good) };
    case "cook":
      return {
        text: cookText(farmOf(view, seat), move),
        at: [`good/${seat}/${move.good}`],
      };
    case "discard":
      return {
        text: { id: isAnimal(move.good) ? "move.release" : "move.discard", good: move.good },
        at: [`good/${seat}/${move.good}`],
      };
    case "craft":
      return {
        text: {
          id: "move.craft",
          card: move.card,
          good: cards[move.card].crafts!.good,
          food: cards[move.card].crafts!.food,
        },
        at: [`craft/${move.card}`],
      };
    case "feed":
      return { text: feedText(view, seat, move.thenCook), at: [`feed/${seat}`] };
    case "breed":
      return {
        text: move.animals.length === 0 ? { id: "move.breed.none" } : { id: "move.breed", animals: move.animals },
      };
    case "play":
      return { text: { id: "move.play", card: move.card }, at: [`hand/${seat}/${move.card}`] };
    case "card":
      return { text: { id: "move.card", card: move.card }, at: [cardPlace(view, seat, move.card)] };
    case "sketch":
      return {
        text: move.subject === null ? { id: "move.sketch.hidden" } : { id: "move.sketch", seat: move.subject },
      };
    case "guess":
      return { text: { id: "move.guess", seat: move.subject } };
    case "judge":
      return { text: { id: move.isRight ? "move.judge.right" : "move.judge.wrong" } };
    case "act":
      return { text: { id: "move.act" } };
    case "pay":
      return { text: { id: "move.pay", goods: costText(move.goods) } };
    case "exchange":
      return { text: exchangeText(view, seat, move), at: [`card/${seat}/${move.card}`] };
    case "shift":
      return { text: { id: "move.shift", from: plotName(view, seat, move.from), to: plotName(view, seat, move.to) } };
    case "reap":
      return { text: { id: "move.reap", plot: plotName(view, seat, move.plot) } };
    case "chooseDeck":
      return { text: { id: "move.chooseDeck", deck: `deck.${move.deck}` } };
    case "turnUp":
      return { text: { id: "move.turnUp", card: move.card, seat: drawerIn(view) } };
    case "giveUp":
      return move.what === "person"
        ? { text: { id: "move.giveUp.person" } }
        : { text: { id: "move.giveUp", good: move.what }, at: [`good/${seat}/${move.what}`] };
    case "adopt":
      return { text: { id: "move.adopt", seat: move.from } };
    case "give":
      return { text: { id: "move.give", good: move.good }, at: [`good/${seat}/${move.good}`] };
    case "takePerson":
      return move.space === undefined
        ? { text: { id: "move.takePerson.home" } }
        : { text: { id: "move.takePerson", space: move.space }, at: [`space/${move.space}`] };
    case "direct":
    case "mark":
    case "useFree":
      return { text: { id: `move.${move.type}`, space: move.space }, at: [`space/${move.space}`] };
    case "transmute":
      return transmuteText(view, seat, move);
    case "choose":
      return { text: chooseText(view, seat, move.n) };
    case "cover":
    case "settleDown":
      return {
        text: { id: `move.${move.type}`, cells: move.cells.map((cell) => CELL_NAMES[cell]!) },
        at: move.cells.map((cell) => `farm/${seat}/${CELL_NAMES[cell]}`),
      };
    case "send":
      return { text: { id: "move.send", space: move.space }, at: [`space/${move.space}`] };
    case "sacrifice":
      return {
        text: { id: "move.sacrifice", animal: move.animal, seat: move.of },
        // Only what is one's own lies where it can be pointed at.
        ...(move.of === seat && {
          at: [move.animal === "llama" ? `other/${seat}/llama` : `good/${seat}/${move.animal}`],
        }),
      };
    case "lair":
      return { text: { id: `move.lair.${move.animal}` }, at: [`good/${seat}/${move.animal}`] };
    case "dismiss":
      return { text: { id: "move.dismiss", card: move.card, seat: move.of } };
    case "burn":
      return { text: { id: "move.burn", cell: CELL_NAMES[move.cell]! }, at: [`farm/${seat}/${CELL_NAMES[move.cell]}`] };
    case "takeRoad":
      return { text: { id: `move.takeRoad.${move.side}` } };
    case "release":
      return { text: { id: "move.release.other", what: move.what }, at: [`other/${seat}/${move.what}`] };
    case "roast": {
      const food = foodRoasted(view, farmOf(view, seat), move.what);
      return { text: { id: "move.roast.other", what: move.what, food }, at: [`other/${seat}/${move.what}`] };
    }
    case "scry":
      return { text: { id: "move.scry" } };
    case "look":
    case "arrange":
      return {
        text: move.card === null ? { id: `move.${move.type}.hidden` } : { id: `move.${move.type}`, card: move.card },
      };
    case "take":
      return { text: takeText(view, seat, move.task) };
    case "stop":
      return { text: { id: "move.stop" } };
  }
}

/** Where a card lies that speaks to a seat. */
const cardPlace = (view: State, seat: Seat, card: CardId): Place =>
  view.common.includes(card) ? `common/${card}` : `card/${seat}/${card}`;

/** What is done on the partner's farm says so. */
const forPartner = (text: Message, partner: Seat | undefined): Message =>
  partner === undefined ? text : { id: "move.for", what: text, seat: partner };

/** Who draws from a side deck now. */
const drawerIn = (view: State): Seat => (taskOf(view, CHANCE) as TaskOf<"turnUp">).drawer;

function transmuteText(view: State, seat: Seat, { what, to }: MoveOf<Move, "transmute">): Description {
  if (what in SPACE_INDEX)
    return { text: { id: "move.transmute.space", space: what, good: to }, at: [`space/${what}`] };
  const n = farmOf(view, seat).goods[what as Good];
  return { text: { id: "move.transmute", n, from: what, good: to }, at: [`good/${seat}/${what}`] };
}

/** A number: of points and marks, or of what is fed. */
function chooseText(view: State, seat: Seat, n: number): Message {
  const task = taskOf(view, seat) as TaskOf<"tend" | "pointsForMarks">;
  if (task.kind === "pointsForMarks") return { id: "move.choose.points", n, marks: 2 * n };
  const lost = farmOf(view, seat).onCard[task.card]! - n;
  return lost === 0 ? { id: "move.choose.feed", n } : { id: "move.choose.lose", n, lost };
}

/** A card is called by its name, or by its kind where that is all one may know. */
const cardText = (id: string, card: Held, values: Partial<Message> = {}): Message =>
  isHidden(card) ? { ...values, id: `${id}.hidden`, kind: kindOf(card) } : { ...values, id, card };

function dealText(view: State, card: Held): Message {
  const { to, into } = taskOf(view, CHANCE) as DealTask;
  return to === undefined ? { id: "move.deal.market", card } : cardText(`move.deal.${into}`, card, { seat: to });
}

/** The part of a phrase that is taken. */
function takeText(view: State, seat: Seat, name: string): Message {
  const part = (taskOf(view, seat) as Phrase | undefined)?.parts.find(({ kind }) => kind === name) as Task | undefined;
  if (part?.kind === "build" && part.rooms > 0) return { id: "move.take.build.room" };
  const [bought] = part?.kind === "buy" ? part.brings : [];
  return part?.kind === "buy" && bought?.kind === "gain"
    ? { id: "move.take.trade", pay: costText(priceOf(view, part)), get: costText(bought.goods) }
    : { id: `move.take.${name}` };
}

/** What a card offers for what. */
function exchangeText(view: State, seat: Seat, { card, nth }: MoveOf<Move, "exchange">): Message {
  const { exchange } = exchanges(view, seat).find((offered) => offered.card === card && offered.nth === nth)!;
  return { id: "move.exchanges", card, pay: costText(exchange.pay), get: costText(exchange.get) };
}

/** A field by its space, or by the card it is. */
const plotName = (view: State, seat: Seat, plot: number): string =>
  plot < CELLS ? CELL_NAMES[plot]! : farmOf(view, seat).fieldCards[plot - CELLS]!;

/** What a person finds on a space. */
function placeText(view: State, space: keyof typeof SPACE_INDEX): Message {
  const laidOut = boardOf(view).all[SPACE_INDEX[space]];
  if (laidOut?.good === undefined) return { id: "move.place", space };
  return { id: "move.collect", space, n: view.stock[laidOut.index]!, good: laidOut.good };
}

/** A pasture to be fenced, as a place: the board draws it as its spaces are chosen, in any order. */
export const fencePlace = (seat: Seat, cells: readonly number[]): Place =>
  `fence/${seat}/${cells.map((cell) => CELL_NAMES[cell]).join("-")}`;

/** A fence space, as a place. */
export function fenceSpacePlace(seat: Seat, at: number): Place {
  const { side, cells } = FENCE_SPACES[at]!;
  return `fence-space/${seat}/${side}-${cells.map((cell) => CELL_NAMES[cell]).join("-")}`;
}

/** Where it is, in words. */
function fenceSpaceName(at: number): Message {
  const { side, cells } = FENCE_SPACES[at]!;
  const [cell, other] = cells.map((cell) => CELL_NAMES[cell]!);
  return other === undefined
    ? { id: `fence-space.${side}`, cell: cell! }
    : { id: "fence-space.between", cell: cell!, other };
}

function fenceText(farm: Farm, cells: readonly number[]): Message {
  const after = { ...farm, pastures: [...farm.pastures] };
  enclose(after, setOf(cells));
  return { id: "move.fence", cells: cells.map((cell) => CELL_NAMES[cell]!), n: fencesLeft(farm) - fencesLeft(after) };
}

function sowText(grain: number, vegetable: number): Message {
  if (vegetable === 0) return { id: "move.sow.grain", n: grain };
  if (grain === 0) return { id: "move.sow.vegetable", n: vegetable };
  return { id: "move.sow.both", grain, vegetable };
}

/** One of the things offered to the seat, and what it costs. */
function pickText(view: State, seat: Seat, good: Good): Message {
  const task = taskOf(view, seat) as TaskOf<"pick" | "takeOne">;
  if (task.kind === "takeOne") return { id: "move.pick", goods: costText({ [good]: 1 }) };
  const { offers } = task;
  const { gives, food } = offers.find((offer) => offer.good === good)!;
  const goods = costText(gives);
  return food === undefined ? { id: "move.pick", goods } : { id: "move.pick.for", goods, food };
}

function feedText(view: State, seat: Seat, thenCook = false): Message {
  const due = foodDue(view, seat);
  const missing = Math.max(0, due - farmOf(view, seat).goods.food);
  if (missing === 0) return { id: "move.feed", n: due };
  return { id: thenCook ? "move.beg.cook" : "move.beg", n: due - missing, missing };
}

/** A cost, good by good. */
export const costText = (cost: { readonly [good: string]: number }): readonly Message[] =>
  Object.entries(cost)
    .filter(([, n]) => n > 0)
    .map(([good, n]) => ({ id: "amount", n, good }));

/** What a seat is asked now; where a card brought it about, that card is named. */
export function question(view: State, seat: Seat): Message {
  const task = taskOf(view, seat) as Asked | undefined;
  if (task === undefined) return { id: "ask.wait" };
  const asked = questionOf(view, seat, task);
  return "by" in task && task.by !== undefined ? { id: "ask.by", card: task.by, ask: asked } : asked;
}

type Asked = Task | { readonly kind: "andOr"; readonly begun?: boolean; readonly by?: CardId };

function questionOf(view: State, seat: Seat, task: Asked): Message {
  const farm = farmOf(view, seat);
  switch (task.kind) {
    case "place":
      return askToPlace(view, seat, task);
    case "direct":
      return { id: "ask.direct", seat: task.whom };
    case "give":
      return { id: "ask.give", n: task.count, seat: task.to };
    case "takePerson":
      return { id: "ask.takePerson", seat: task.from };
    case "mark":
      return { id: "ask.mark", n: task.count };
    case "tend":
      return { id: "ask.tend", n: farm.onCard[task.card]!, food: farm.goods.food };
    case "draft":
    case "putBack":
      return { id: `ask.${task.kind}`, n: task.count, kind: task.cards, cards: `${task.cards}.many` };
    case "exchange":
      return { id: task.same ? "ask.exchange.before" : "ask.exchange", n: task.times };
    case "build":
      return { id: task.rooms > 0 ? (task.may ? "ask.build.more" : "ask.build") : "ask.build.stable" };
    case "fence":
      return {
        id:
          farm.looseFences !== undefined && !task.single ? "ask.fence.open" : task.may ? "ask.fence.more" : "ask.fence",
        n: fencesLeft(farm),
        wood: farm.goods.wood,
      };
    case "improve":
      return { id: task.kinds.includes("occupation") ? "ask.occupation" : "ask.improve" };
    case "raise":
      return { id: task.may ? "ask.raise.beg" : "ask.raise", goods: costText(missingOf(farm, task.price)) };
    case "guess":
      return { id: "ask.guess", seat: task.drawing.artist };
    case "judge":
      return { id: "ask.judge", seat: task.guesser, guess: task.guess };
    case "feed":
      return { id: "ask.feed", n: foodDue(view, seat), food: farm.goods.food };
    case "andOr":
      return { id: task.begun ? "ask.andOr.more" : "ask.andOr" };
    case "heed":
      return { id: task.of.kind === "act" && !task.of.isDone ? "ask.heed.act" : "ask.heed" };
    default:
      return { id: `ask.${task.kind}` };
  }
}

/** Whose person is to be placed: one's own, one that the neighbour has lent, or either. */
function askToPlace(view: State, seat: Seat, { at }: TaskOf<"place">): Message {
  const lender = view.lent === 0 || at !== undefined ? undefined : lenderTo(view, seat);
  const n = ownAtHome(view, seat);
  if (lender === undefined) return { id: "ask.place", n };
  return n > 0 ? { id: "ask.place.or-lent", n, seat: lender } : { id: "ask.place.lent", seat: lender };
}

function cookText(farm: Farm, { good, n = 1 }: MoveOf<Move, "cook">): Message {
  const food = foodFrom(farm, good, n);
  return n === 1 ? { id: "move.cook", good, food } : { id: "move.cook.several", n, good, food };
}

/** What of a price is not there. */
const missingOf = ({ goods }: Farm, price: Some): Some =>
  Object.fromEntries(
    Object.entries(price).flatMap(([good, n]) => (n > goods[good as Good] ? [[good, n - goods[good as Good]]] : [])),
  );

/** The improvement, then what is handed in for it; where one could hand something in but pays, the improvement again. */
function improvementPlaces(view: State, seat: Seat, { card, returns }: MoveOf<Move, "improve">): readonly Place[] {
  if (returns !== undefined) return [`major/${card}`, `major/${returns}`];
  return returnable(view, seat, card).length === 0 ? [`major/${card}`] : [`major/${card}`, `major/${card}`];
}
