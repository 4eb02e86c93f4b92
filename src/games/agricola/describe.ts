import { taskOf } from "../../table/agenda.ts";
import { CHANCE, type Description, type MoveOf, type Place, type Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import { cards } from "./cards/index.ts";
import { breadFrom, cookingRate, fencesLeft, foodDue, renovationCost } from "./farm.ts";
import { type Good, isAnimal } from "./goods.ts";
import { CELL_NAMES, setOf } from "./grid.ts";
import { type Held, isHidden, kindOf } from "./hands/hands.ts";
import { enclose } from "./rules/fences.ts";
import { returnable } from "./rules/improvements.ts";
import { boardOf, SPACE_INDEX } from "./spaces.ts";
import { type DealTask, type Farm, farmOf, type Move, type State, type Task } from "./state.ts";

/** What a move is called, and the clicks that lead to it. */
export function describe(view: State, seat: Seat, move: Move): Description {
  const cellAt = (cell: number) => [`farm/${seat}/${CELL_NAMES[cell]}`];
  switch (move.type) {
    case "start":
      return { text: { id: "move.start", seat: move.seat } };
    case "reveal":
      return { text: { id: "move.reveal", space: move.space, round: view.round }, at: [`space/${move.space}`] };
    case "deal":
      return { text: dealText(view, move.card) };
    case "draft":
    case "putBack":
      return { text: cardText(`move.${move.type}`, move.card) };
    case "mulligan":
    case "drawCard":
      return { text: { id: `move.${move.type}`, cards: `${move.cards}.many` } };
    case "throwAway":
    case "takeCard":
      return { text: { id: `move.${move.type}`, card: move.card } };
    case "place":
      return { text: placeText(view, move.space), at: [`space/${move.space}`] };
    case "room":
    case "stable":
    case "plow":
      return { text: { id: `move.${move.type}`, cell: CELL_NAMES[move.cell]! }, at: cellAt(move.cell) };
    case "fence":
      return { text: fenceText(farmOf(view, seat), move.cells), at: [fencePlace(seat, move.cells)] };
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
        text: { id: "move.renovate", house: `house.${move.to}`, cost: costText(renovationCost(view, seat, move.to)) },
      };
    case "pick":
      return { text: pickText(view, seat, move.good) };
    case "cook":
      return {
        text: { id: "move.cook", good: move.good, food: cookingRate(farmOf(view, seat), move.good) },
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
      return { text: { id: "move.breed", animals: move.animals } };
    case "take":
      return { text: { id: `move.take.${move.task}` } };
    case "stop":
      return { text: { id: "move.stop" } };
  }
}

/** A card is called by its name, or by its kind where that is all one may know. */
const cardText = (id: string, card: Held, values: Partial<Message> = {}): Message =>
  isHidden(card) ? { ...values, id: `${id}.hidden`, kind: kindOf(card) } : { ...values, id, card };

function dealText(view: State, card: Held): Message {
  const { to, into } = taskOf(view, CHANCE) as DealTask;
  return to === undefined ? { id: "move.deal.market", card } : cardText(`move.deal.${into}`, card, { seat: to });
}

/** What a person finds on a space. */
function placeText(view: State, space: keyof typeof SPACE_INDEX): Message {
  const laidOut = boardOf(view).all[SPACE_INDEX[space]];
  if (laidOut?.good === undefined) return { id: "move.place", space };
  return { id: "move.collect", space, n: view.stock[laidOut.index]!, good: laidOut.good };
}

/** A pasture to be fenced, as a place: the board draws it as its spaces are chosen, in any order. */
export const fencePlace = (seat: Seat, cells: readonly number[]): Place =>
  `fence/${seat}/${cells.map((cell) => CELL_NAMES[cell]).join("-")}`;

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
  const { offers } = taskOf(view, seat) as Extract<Task, { kind: "pick" }>;
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

/** What a seat is asked now. */
export function question(view: State, seat: Seat): Message {
  const task = taskOf(view, seat) as Task | { readonly kind: "andOr"; readonly begun?: boolean } | undefined;
  if (task === undefined) return { id: "ask.wait" };
  switch (task.kind) {
    case "place":
      return {
        id: "ask.place",
        n: farmOf(view, seat).people - farmOf(view, seat).newborns - farmOf(view, seat).placed,
      };
    case "draft":
    case "putBack":
      return { id: `ask.${task.kind}`, n: task.count, kind: task.cards, cards: `${task.cards}.many` };
    case "exchange":
      return { id: task.same ? "ask.exchange.before" : "ask.exchange", n: task.times };
    case "build":
      return { id: task.rooms > 0 ? (task.may ? "ask.build.more" : "ask.build") : "ask.build.stable" };
    case "fence":
      return {
        id: task.may ? "ask.fence.more" : "ask.fence",
        n: fencesLeft(farmOf(view, seat)),
        wood: farmOf(view, seat).goods.wood,
      };
    case "raiseFood":
      return { id: "ask.raiseFood", n: task.food - farmOf(view, seat).goods.food };
    case "feed":
      return { id: "ask.feed", n: foodDue(view, seat), food: farmOf(view, seat).goods.food };
    case "andOr":
      return { id: task.begun ? "ask.andOr.more" : "ask.andOr" };
    default:
      return { id: `ask.${task.kind}` };
  }
}

/** The improvement, then what is handed in for it; where one could hand something in but pays, the improvement again. */
function improvementPlaces(view: State, seat: Seat, { card, returns }: MoveOf<Move, "improve">): readonly Place[] {
  if (returns !== undefined) return [`major/${card}`, `major/${returns}`];
  return returnable(view, seat, card).length === 0 ? [`major/${card}`] : [`major/${card}`, `major/${card}`];
}
