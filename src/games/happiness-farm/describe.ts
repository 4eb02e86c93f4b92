import { taskOf } from "../../table/agenda.ts";
import type { Description, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { TaskOf } from "../../table/rules.ts";
import { collectedCount, collectedGood } from "./rules/farmer.ts";
import type { MealTask, Move, State, Task } from "./state.ts";
import { animalName, GOOD_INDEX, goodName, KIND_INDEX, tables } from "./tables.ts";

/** Places of the board: squares, tracks of the own Player Board, the market. */
const at = {
  square: (square: string) => [`farm/${square}`],
  good: (good: string) => [`good/${good}`],
  market: (kind: string) => [`market/${kind}`],
};

/** What a move is called and where it is offered. */
export function describe(view: State, seat: Seat, move: Move): Description {
  const all = tables(view);
  switch (move.type) {
    case "pass":
      return { text: { id: `pass.${taskOf(view, seat)?.kind ?? "sell"}` } };
    case "sell": {
      const money = move.count * all.price[GOOD_INDEX[move.good]]!;
      return { text: { id: "sell", what: amount(move.count, move.good), money }, at: at.good(move.good) };
    }
    case "sellAnimal": {
      const { kind, square } = move;
      const text = { id: "sellAnimal", kind, square, money: all.sell[KIND_INDEX[kind]]! };
      return { text, at: at.square(square) };
    }
    case "draw":
      return { text: { id: "draw", kind: move.kind } };
    case "buy":
      return {
        text: { id: "buy", kind: move.kind, money: all.buy[KIND_INDEX[move.kind]]! },
        at: at.market(move.kind),
      };
    case "place":
      return { text: { id: "place", square: move.square }, at: at.square(move.square) };
    case "convert": {
      const { square, to } = move;
      return { text: { id: "convert", square, land: to }, at: at.square(square) };
    }
    case "work":
      return { text: { id: "work", square: move.square }, at: at.square(move.square) };
    case "collect":
      return { text: collected(view, move.square), at: at.square(move.square) };
    case "feed":
      return { text: animalText("feed", move), at: at.square(move.square) };
    case "offerScraps":
      return { text: { id: "offerScraps" }, at: at.good("scraps") };
    case "giveScraps": {
      const { owner, square } = move;
      return { text: { ...animalText("giveScraps", move), owner }, at: at.square(square) };
    }
    case "eat": {
      const { food, square, count } = move;
      return { text: { id: "eat", what: amount(count, food), square }, at: at.square(square) };
    }
    case "eatStored":
      return { text: { id: "eatStored", what: amount(move.count, move.good) }, at: at.good(move.good) };
    case "eatScraps":
      return { text: { id: "eatScraps" }, at: at.good("scraps") };
    case "roam":
      return { text: { id: "roam", square: move.square }, at: at.square(move.square) };
    case "stayHungry":
      return { text: { id: "stayHungry" } };
    case "effort":
      return { text: { id: "effort.put", square: move.square }, at: at.square(move.square) };
    case "butcher": {
      const { kind, square } = move;
      const id = move.hungry === true ? "butcherHungry" : "butcher";
      return { text: { id, kind, square, n: all.meat[KIND_INDEX[kind]]! }, at: at.square(square) };
    }
    case "breed": {
      const { kind, square } = move;
      return { text: { id: "breed", kind, square }, at: at.square(square) };
    }
  }
}

const amount = (n: number, thing: string): Message => ({ id: `count.${thing}`, n });

/** An animal that was given something or was bought this round is told apart from the others on its square. */
function animalText(id: string, move: { kind: string; square: string; eaten?: number; new?: true }): Message {
  const { kind, square, eaten } = move;
  const which = { id: move.new === true ? "which.new" : "which", kind, square };
  return eaten === undefined ? { id, which } : { id, which: { id: "which.eaten", which, n: eaten } };
}

function collected(view: State, square: string): Message {
  const index = tables(view).board.index[square]!;
  return { id: "collect", square, what: amount(collectedCount(view, index), goodName(collectedGood(view, index))) };
}

/** What a seat is asked now. */
export function question(view: State, seat: Seat): Message {
  const task = taskOf(view, seat);
  switch (task?.kind) {
    case "place":
      return { id: "ask.place", kind: animalName((task as TaskOf<Task, "place">).animal) };
    case "farmer":
      return { id: (task as TaskOf<Task, "farmer">).begun ? "ask.collect" : "ask.farmer" };
    case "meal":
      return mealQuestion(view, task as MealTask);
    case "effort": {
      const { animal } = task as TaskOf<Task, "effort">;
      return { id: "ask.effort", kind: animalName(view.herd.kind[animal]!) };
    }
    case undefined:
      return { id: "ask.wait" };
    default:
      return { id: `ask.${task!.kind}` };
  }
}

function mealQuestion(view: State, { animal }: MealTask): Message {
  const { capacity, board } = tables(view);
  const { kind, square, eaten } = view.herd;
  const left = capacity[kind[animal]!]! - eaten[animal]!;
  return { id: "ask.meal", kind: animalName(kind[animal]!), square: board.names[square[animal]!]!, n: left };
}
