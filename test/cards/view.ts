import { taskOf } from "../../src/table/agenda.ts";
import { clone } from "../../src/table/clone.ts";
import { CHANCE, type Game } from "../../src/table/game.ts";
import { fill, hide } from "../../src/table/piles.ts";
import type { CardsOptions } from "./options.ts";
import { type Move, type State, type Task, zonesOf } from "./state.ts";

type Cards = Game<State, Move, CardsOptions>;

export const view: Cards["view"] = (state, viewer) => {
  const copy = clone(state);
  hide(copy.sources, zonesOf(copy), viewer);
  return copy;
};

export const imagine: Cards["imagine"] = (view, random) => {
  const copy = clone(view);
  fill(copy.sources, zonesOf(copy), random);
  return copy;
};

export const seen: Cards["seen"] = (state, seat, move, viewer) => {
  switch (move.type) {
    case "deal": {
      const { to } = taskOf(state, CHANCE) as Extract<Task, { kind: "deal" | "dealPack" | "look" }>;
      return to === "market" || to === viewer ? move : { type: "deal", card: null };
    }
    case "pick":
    case "bury":
    case "pair":
    case "bid":
      return seat === viewer ? move : { type: move.type, card: null };
    case "arrange":
      return seat === viewer ? move : { type: "arrange", cards: [] };
    default:
      return move;
  }
};
