import { agenda } from "../../../table/agenda.ts";
import type { Move, State, Task } from "../state.ts";
import { activate, closeStep, follow } from "./activate.ts";
import { chooseArea } from "./area.ts";
import { dealGoal, dealSet, dealSkill, openMarket, placeFarmer, startSeat, takeSet } from "./deal.ts";
import { settled } from "./goals.ts";
import { placeCard, takeCard, takeTransports } from "./market.ts";
import { chooseProduction, discard, payGoods, paySunflower, plant, produce, useUp } from "./produce.ts";
import { returnTile } from "./shop.ts";
import { swapCards, useSkill } from "./skills.ts";
import { activation, draw, finalActivation, refill, roll, sendFarmer, turn } from "./turn.ts";

/** The rules of the game, one for each kind of task, and the skills that may be used at any time. */
export const { actors, moves, asides, weight, use, play, settle } = agenda<State, Task, Move>(
  {
    startSeat,
    openMarket,
    dealSkill,
    placeFarmer,
    dealGoal,
    dealSet,
    takeSet,
    turn,
    roll,
    takeCard,
    placeCard,
    takeTransports,
    activation,
    activate,
    closeStep,
    follow,
    chooseArea,
    payGoods,
    paySunflower,
    discard,
    produce,
    chooseProduction,
    plant,
    useUp,
    returnTile,
    settled,
    refill,
    sendFarmer,
    draw,
    finalActivation,
  },
  { useSkill, swapCards },
);
