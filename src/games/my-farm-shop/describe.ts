import { taskOf } from "../../table/agenda.ts";
import type { Description, Place, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import { type Field, fieldOfSum } from "./data/farm.ts";
import { TRANSPORTS, type Transport } from "./data/grammar.ts";
import type { SkillId } from "./data/skills.ts";
import { canUse, componentOf, farmOf, hasPlace, tileFor, transportIndex, visible } from "./farm.ts";
import {
  choicePlace,
  diePlace,
  fieldPlace,
  setPlace,
  shopPlace,
  skillPlace,
  stallPlace,
  supplyPlace,
} from "./places.ts";
import { bagsTo, sumOf } from "./rules/activate.ts";
import type { Move, Production, State, Task } from "./state.ts";
import { tables } from "./tables.ts";
import { actionText, goodsText, productionText, textOf } from "./words-of.ts";

const fieldName = (field: Field): string => `field.${field}`;

/** What a move is called, and the clicks that lead to it. */
export function describe(view: State, seat: Seat, move: Move): Description {
  switch (move.type) {
    case "startSeat":
      return { text: { id: "startSeat", seat: move.seat } };
    case "openMarket":
    case "draw":
      return { text: { id: "comesToMarket", card: textOf(tables(view).cards[move.card]) } };
    case "dealSkill":
      return { text: { id: "dealSkill", skill: move.skill } };
    case "placeFarmer":
      return { text: { id: "placeFarmer", stall: move.stall } };
    case "dealGoal":
      return { text: { id: "dealGoal", goal: move.goal } };
    case "dealSet":
      return { text: { id: "dealSet", card: textOf(tables(view).cards[move.card]) } };
    case "roll":
      return { text: { id: "roll", dice: move.dice } };
    case "takeSet":
      return {
        text: { id: "takeSet", ...setText(view, move) },
        at: [setPlace(move.set, move.on4)],
      };
    case "takeCard":
      return { text: takeText(view, move), at: [diePlace(move.die), stallPlace(move.stall)] };
    case "placeCard":
      return { text: { id: "placeCard", field: fieldName(move.field) }, at: [fieldPlace(seat, move.field)] };
    case "takeTransports":
      return { text: transportsText(move), at: move.tiles.map((tile, i) => tilePlace(tile, move.from?.[i])) };
    case "sendFarmer":
      return { text: { id: "sendFarmer", stall: move.stall }, at: [stallPlace(move.stall)] };
    case "activate":
      return activateDescription(view, seat, move);
    case "pass":
      return { text: { id: "pass" } };
    case "follow":
      return {
        text: { id: "follow", field: fieldName(move.field), action: fieldText(view, seat, move.field) },
        at: [fieldPlace(seat, move.field)],
      };
    case "chooseArea":
      return { text: areaText(view, seat, move.area), at: [choicePlace(move)] };
    case "payGoods":
      return {
        text: { id: "payGoods", goods: goodsText(move.goods) },
        at: [choicePlace(move)],
      };
    case "paySunflower":
      return {
        text: { id: "paySunflower", field: fieldName(move.field) },
        at: [fieldPlace(seat, move.field)],
      };
    case "discard":
      return {
        text: { id: "discard", field: fieldName(move.field), card: fieldText(view, seat, move.field) },
        at: [fieldPlace(seat, move.field)],
      };
    case "chooseProduction":
      return { text: { ...productionText(move), id: "chooseProduction" }, at: [choicePlace(move)] };
    case "plant":
      return {
        text: { id: hasPlace(farmOf(view, seat), move.field) ? "plant" : "plantBySkill", field: fieldName(move.field) },
        at: [fieldPlace(seat, move.field)],
      };
    case "returnTile":
      return { text: { id: "returnTile", tile: move.tile }, at: [shopPlace(seat, move.tile)] };
    case "useSkill":
      return { text: skillText(view, move), at: [skillPlace(move.tile)] };
    case "swapCards": {
      const [one, other] = move.fields;
      const tile = TRANSPORTS[view.skills.indexOf("swap-cards")] as Transport;
      return {
        text: { id: "swapCards", one: fieldName(one), other: fieldName(other) },
        at: [skillPlace(tile), fieldPlace(seat, one), fieldPlace(seat, other)],
      };
    }
  }
}

function skillText(view: State, { tile, trade }: Extract<Move, { type: "useSkill" }>): Message {
  const skill = view.skills[transportIndex(tile)] as SkillId;
  if (trade === undefined) return { id: "useSkill", tile, skill };
  const { bags, productions } = tables(view).skills[skill]!.areas[trade.area]!;
  return {
    id: "tradeBySkill",
    tile,
    pay: productionText({ ...NO_PIECES, goods: trade.pay, bags }),
    gain: productionText({ ...NO_PIECES, goods: trade.gain, bags: productions[0]![0]!.bags }),
  };
}

const NO_PIECES: Production = { goods: [], bags: 0, coins: 0, sunflowers: 0 };

const tilePlace = (tile: Transport, from: Seat | undefined): Place =>
  from === undefined || from < 0 ? supplyPlace(tile) : shopPlace(from, tile);

const fieldText = (view: State, seat: Seat, field: Field): Message => textOf(visible(view, farmOf(view, seat), field));

function setText(view: State, { set, on4 }: Extract<Move, { type: "takeSet" }>): { first: Message; second: Message } {
  const on8 = view.sets[set]?.find((card) => card !== on4) ?? on4;
  const { cards } = tables(view);
  return { first: textOf(cards[on4]), second: textOf(cards[on8]) };
}

function takeText(view: State, { die, stall }: Extract<Move, { type: "takeCard" }>): Message {
  const lies = view.market[stall - 1];
  const card: Message = lies === "farmer" || !lies ? { id: "farmer" } : textOf(tables(view).cards[lies]);
  const bags = Math.abs(die - stall);
  return bags === 0 ? { id: "takeCard", die, stall, card } : { id: "takeCardWithBags", die, stall, card, bags };
}

function transportsText({ tiles, from }: Extract<Move, { type: "takeTransports" }>): Message {
  return {
    id: "takeTransports",
    tiles: tiles.map((tile, i) => {
      const giver = from?.[i] ?? -1;
      return giver < 0 ? { id: tile } : { id: "tileFrom", tile, seat: giver };
    }),
  };
}

function activateDescription(view: State, seat: Seat, move: Extract<Move, { type: "activate" }>): Description {
  const { field, over } = move;
  const names = { field: fieldName(field), action: fieldText(view, seat, field) };
  const bags = view.final || view.dice.length < 2 ? 0 : bagsTo(over ?? field, sumOf(view));
  if (over !== undefined) {
    const tile = TRANSPORTS[view.skills.indexOf("above-below")] as Transport;
    return {
      text: {
        id: bags === 0 ? "activateBeside" : "activateBesideWithBags",
        ...names,
        bags,
        tile,
        over: fieldName(over),
      },
      at: [skillPlace(tile), fieldPlace(seat, field)],
    };
  }
  const id = canUse(view, seat, field, bags) ? "activate" : "activateIdle";
  const text = bags === 0 ? { id, ...names } : { id: `${id}WithBags`, ...names, bags };
  return { text, at: [fieldPlace(seat, field)] };
}

function areaText(view: State, seat: Seat, area: number): Message {
  const task = taskOf(view, seat) as Task | undefined;
  if (task?.kind !== "chooseArea") return { id: "chooseArea", area: area + 1 };
  return actionText(componentOf(view, seat, task.of).areas[area]!.printed);
}

/** What a seat is asked now. */
export function question(view: State, seat: Seat): Message {
  const task = taskOf(view, seat) as Task | undefined;
  if (task === undefined) return { id: "ask.nothing" };
  switch (task.kind) {
    case "activate":
      if (view.final) return { id: "ask.finalActivate" };
      return { id: "ask.activate", field: fieldName(fieldOfSum(sumOf(view))), bags: farmOf(view, seat).bags };
    case "takeCard":
      return { id: "ask.takeCard", dice: view.dice, bags: farmOf(view, seat).bags };
    case "placeCard":
      return { id: "ask.placeCard", card: handText(view) };
    case "plant":
      return { id: tileFor(view, seat, "sunflower-on-7") < 0 ? "ask.plant" : "ask.plantOrSkill" };
    case "draw":
      return { id: "ask.draw", stack: view.deck.findIndex((left) => left > 0) + 1 };
    default:
      return { id: `ask.${task.kind}` };
  }
}

function handText(view: State): Message {
  const { hand } = view;
  return hand === null || hand === "farmer" ? { id: "farmer" } : textOf(tables(view).cards[hand]);
}
