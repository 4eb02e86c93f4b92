import { taskOf } from "../../table/agenda.ts";
import type { Place, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { Telling } from "../../table/module.ts";
import { forbiddingCard } from "./cards/asking.ts";
import { priceOf } from "./cards/costs.ts";
import { type HandCardId, printed } from "./cards/decks/index.ts";
import { type CardId, cards, MAJOR_IDS } from "./cards/index.ts";
import { costText } from "./describe.ts";
import {
  emptyFields,
  fieldPrices,
  fieldSites,
  hasRoomToGrow,
  renovatesTo,
  renovationPrices,
  roomPrices,
} from "./farm.ts";
import { GOODS, type Some } from "./goods.ts";
import { whyNotPlayable } from "./playable.ts";
import { boardOf, SPACE_INDEX, type SpaceId } from "./spaces.ts";
import { farmOf, HARVESTS, MAX_PEOPLE, ROUNDS, type State } from "./state.ts";

export const telling: Telling<State> = { when, whyNot };

const HARVEST_TASKS: readonly string[] = ["feed", "makeRoom", "breed", "bred", "endHarvest"];

/** The round, and the harvest it leads to or has come to. */
function when({ round, agenda }: State): Message {
  if (round === 0) return { id: "when.before" };
  const harvest = HARVESTS.find((after) => after >= round) ?? ROUNDS;
  const isHarvest = agenda.some(({ kind }) => HARVEST_TASKS.includes(kind));
  return isHarvest
    ? { id: "when.harvest", n: round, all: ROUNDS }
    : { id: "when.round", n: round, all: ROUNDS, harvest };
}

/** Why a person cannot go to a space, or a card cannot be built or played. */
function whyNot(view: State, seat: Seat, place: Place): Message | undefined {
  const [where, what] = place.split("/");
  const task = taskOf(view, seat)?.kind;
  if (where === "space" && task === "place" && what !== undefined && what in SPACE_INDEX)
    return whyNotSpace(view, seat, what as SpaceId);
  if (where === "major" && task === "improve" && what !== undefined && what in cards)
    return whyNotMajor(view, seat, what as CardId);
  const card = place.split("/")[2];
  if (where === "hand" && what === String(seat) && card !== undefined && card in printed)
    return whyNotPlayable(view, seat, card as HandCardId);
  return undefined;
}

function whyNotSpace(view: State, seat: Seat, space: SpaceId): Message | undefined {
  const laidOut = boardOf(view).all[SPACE_INDEX[space]];
  if (laidOut === undefined) return undefined;
  const occupants = view.occupants[laidOut.index]!;
  if (occupants !== 0) return { id: "why.taken", seat: 31 - Math.clz32(occupants) };
  if (view.closed.includes(space) || laidOut.tile.some((index) => view.occupants[index] !== 0))
    return { id: "why.closed" };
  if (view.round < laidOut.from) return { id: "why.from", n: laidOut.from };
  const closer = forbiddingCard(view, seat, "usesSpace", { space });
  if (closer !== undefined) return { id: "why.closed-by", card: closer };
  return needOf(view, seat, space);
}

/** What the farm lacks to use a space. */
function needOf(view: State, seat: Seat, space: SpaceId): Message | undefined {
  const farm = farmOf(view, seat);
  switch (space) {
    case "farm-expansion":
      return missing(view, seat, roomPrices(view, seat)[0]) ?? { id: "why.no-site" };
    case "house-redevelopment":
    case "farm-redevelopment": {
      const to = renovatesTo(view, seat)[0];
      return to === undefined ? { id: "why.house" } : missing(view, seat, renovationPrices(view, seat, to)[0]);
    }
    case "basic-wish-for-children":
    case "modest-wish-for-children":
      return hasRoomToGrow(view, seat) ? { id: "why.family" } : { id: "why.no-room" };
    case "urgent-wish-for-children":
      return { id: "why.family" };
    case "fencing":
      return missing(view, seat, { wood: 1 }) ?? { id: "why.no-fences" };
    case "farmland":
      return fieldSites(view, seat) === 0 ? { id: "why.no-site" } : missing(view, seat, fieldPrices(view, seat)[0]);
    case "winter-space":
      return farm.people === MAX_PEOPLE ? { id: "why.family" } : missing(view, seat, priceHere(view, seat, space));
    case "grain-utilization":
    case "cultivation":
      return { id: emptyFields(farm) === 0 ? "why.no-field" : "why.no-seed" };
    case "major-improvement":
      return { id: view.majors.length === 0 ? "why.no-majors" : "why.no-improvement" };
    default:
      return { id: "why.nothing" };
  }
}

/** What is paid on a space that sells something. */
function priceHere(view: State, seat: Seat, space: SpaceId): Some | undefined {
  const task = boardOf(view).all[SPACE_INDEX[space]]?.tasks[seat];
  return task?.kind === "buy" ? priceOf(view, task) : undefined;
}

function whyNotMajor(view: State, seat: Seat, card: CardId): Message | undefined {
  const owner = view.farms.findIndex((farm) => farm.cards.includes(card));
  if (owner >= 0) return { id: "why.built", seat: owner };
  return (MAJOR_IDS as readonly CardId[]).includes(card) ? missing(view, seat, cards[card].cost) : undefined;
}

/** The goods that a seat lacks for a cost; nothing if it has them. */
function missing(view: State, seat: Seat, cost: Some | undefined): Message | undefined {
  if (cost === undefined) return undefined;
  const { goods } = farmOf(view, seat);
  const lacking = Object.fromEntries(GOODS.map((good) => [good, Math.max(0, (cost[good] ?? 0) - goods[good])]));
  const amounts = costText(lacking);
  return amounts.length === 0 ? undefined : { id: "why.missing", goods: amounts };
}
