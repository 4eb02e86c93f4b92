import { taskOf } from "../../table/agenda.ts";
import type { Place, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { Telling } from "../../table/module.ts";
import type { BuildTask, FenceTask, PlaceTask, PlayTask } from "./agenda.ts";
import { allows, forbiddingCard } from "./cards/asking.ts";
import { fieldPrices, renovatesTo, renovationPrices, roomPrices, stablePrices } from "./cards/building-prices.ts";
import { cardPrices, savedIn } from "./cards/costs.ts";
import { type HandCardId, printed } from "./cards/decks/index.ts";
import { hasRoomToGrow } from "./cards/family-needs.ts";
import { type CardId, cards, MAJOR_IDS } from "./cards/index.ts";
import { isPayable } from "./cards/payable.ts";
import { costText } from "./describe.ts";
import { emptyFields, fieldSites, roomSites, stableSites } from "./farm.ts";
import type { Some } from "./goods.ts";
import { handOf } from "./hands/hands.ts";
import type { Move } from "./moves.ts";
import { lackingFor, whyNotPlayable, withMore } from "./playable.ts";
import { savedOnRoom } from "./rules/building.ts";
import { growthPrices } from "./rules/family.ts";
import { canFence } from "./rules/fences.ts";
import { wholePrice } from "./rules/goods.ts";
import { rules } from "./rules/index.ts";
import { SPACE_INDEX, type SpaceId } from "./space-ids.ts";
import { boardOf } from "./spaces.ts";
import { type Farm, farmOf, HARVESTS, MAX_FENCES, MAX_PEOPLE, ownAtHome, ROUNDS, type State } from "./state.ts";

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
  const isShared = allows(view, seat, "sharesSpace", { space });
  if (occupants !== 0 && !isShared) return { id: "why.taken", seat: 31 - Math.clz32(occupants) };
  if (view.closed.includes(space) || (laidOut.tile.some((index) => view.occupants[index] !== 0) && !isShared))
    return { id: "why.closed" };
  if (view.round < laidOut.from) return { id: "why.from", n: laidOut.from };
  if (ownAtHome(view, seat) <= 0) return { id: "why.nobody-home" };
  const closer = forbiddingCard(view, seat, "usesSpace", { space });
  if (closer !== undefined) return { id: "why.closed-by", card: closer };
  const { at, orAnywhere } = taskOf(view, seat) as PlaceTask;
  if (at !== undefined && !at.includes(space) && !(orAnywhere && rules.moves(view, seat).some(isElsewhere(at))))
    return { id: "why.only-there", spaces: at };
  return needOf(view, seat, space);
}

/** Whether a move places a person on none of some spaces. */
const isElsewhere = (spaces: readonly SpaceId[]) => (move: Move) =>
  move.type === "place" && !spaces.includes(move.space);

/** What the farm lacks to use a space. */
function needOf(view: State, seat: Seat, space: SpaceId): Message | undefined {
  const farm = farmOf(view, seat);
  switch (space) {
    case "farm-expansion":
      return lacksToBuild(view, seat);
    case "house-redevelopment":
    case "farm-redevelopment":
      return (
        missing(
          view,
          seat,
          renovatesTo(view, seat).flatMap((to) => renovationPrices(view, seat, to)),
        ) ?? { id: "why.house" }
      );
    case "basic-wish-for-children":
    case "modest-wish-for-children":
      return isFamilyComplete(farm) || hasRoomToGrow(view, seat)
        ? lacksToGrow(view, seat, true)
        : { id: "why.no-room" };
    case "urgent-wish-for-children":
      return lacksToGrow(view, seat, false);
    case "fencing":
      return lacksToFence(view, seat);
    case "farmland":
      return fieldSites(view, seat) === 0 ? { id: "why.no-site" } : missing(view, seat, fieldPrices(view, seat));
    case "winter-space":
      return isFamilyComplete(farm) ? { id: "why.family" } : missing(view, seat, pricesHere(view, seat, space));
    case "grain-utilization":
      return { id: emptyFields(farm) === 0 ? "why.no-field" : "why.no-seed" };
    case "cultivation":
      if (fieldSites(view, seat) !== 0) return missing(view, seat, fieldPrices(view, seat));
      return { id: emptyFields(farm) === 0 ? "why.no-empty-field" : "why.nothing-to-sow" };
    case "lessons":
    case "lessons-2":
      return lacksToLearn(view, seat, space);
    case "major-improvement":
      return { id: view.majors.length === 0 && view.hands === null ? "why.no-majors" : "why.no-improvement" };
    default:
      return missing(view, seat, pricesHere(view, seat, space)) ?? { id: "why.nothing" };
  }
}

const isFamilyComplete = ({ people, frozen }: Farm): boolean => people + frozen >= MAX_PEOPLE;

function lacksToGrow(view: State, seat: Seat, withRoom: boolean): Message {
  if (isFamilyComplete(farmOf(view, seat))) return { id: "why.family" };
  return missing(view, seat, growthPrices(view, seat, withRoom)) ?? { id: "why.family" };
}

/** For a room and for a stable, as far as one could stand. */
function lacksToBuild(view: State, seat: Seat): Message {
  const farm = farmOf(view, seat);
  const { stableCost } = boardOf(view).all[SPACE_INDEX["farm-expansion"]]!.tasks[seat] as BuildTask;
  const saved = savedIn(view, seat, ["room", "stable"]);
  const forRoom = roomPrices(view, seat, savedOnRoom(view, saved, seat));
  const room = roomSites(farm) === 0 ? undefined : missing(view, seat, forRoom);
  const forStable = stablePrices(view, seat, stableCost, saved?.stable);
  const stable = stableSites(view, seat) === 0 ? undefined : missing(view, seat, forStable);
  if (room === undefined || stable === undefined) return room ?? stable ?? { id: "why.no-site" };
  return { id: "why.room-or-stable", room: room.goods, stable: stable.goods } as Message;
}

/** The wood for the smallest pasture that could be made, if any could. */
function lacksToFence(view: State, seat: Seat): Message {
  const fence: FenceTask = { kind: "fence", seat };
  for (let wood = 1; wood <= MAX_FENCES; wood++)
    if (canFence(withMore(view, seat, { wood }), fence)) return lack({ wood });
  return { id: "why.no-fences" };
}

/** The goods for the occupation in hand that lacks least; somebody else's hand nobody can know. */
function lacksToLearn(view: State, seat: Seat, space: SpaceId): Message {
  const held = handOf(view, seat, "occupation");
  const task = boardOf(view).all[SPACE_INDEX[space]]!.tasks[seat];
  if (view.hands === null || task?.kind !== "improve") return { id: "why.nothing" };
  if (held.length === 0) return { id: "why.no-occupation" };
  return (
    missing(
      view,
      seat,
      held.flatMap((card) => cardPrices(view, seat, card, task.costs ?? [])),
    ) ?? { id: "why.nothing" }
  );
}

/** What is paid on a space that sells something. */
function pricesHere(view: State, seat: Seat, space: SpaceId): readonly Some[] {
  const task = boardOf(view).all[SPACE_INDEX[space]]?.tasks[seat];
  return task?.kind === "buy" ? [wholePrice(view, task)] : [];
}

function whyNotMajor(view: State, seat: Seat, card: CardId): Message | undefined {
  const owner = view.farms.findIndex((farm) => farm.cards.includes(card));
  if (owner >= 0) return { id: "why.built", seat: owner };
  const { costs = [] } = taskOf(view, seat) as PlayTask;
  return (MAJOR_IDS as readonly CardId[]).includes(card)
    ? missing(view, seat, cardPrices(view, seat, card, costs))
    : undefined;
}

/** What is missing for the price that lacks least; nothing if one can be paid. */
function missing(view: State, seat: Seat, prices: readonly Some[]): Message | undefined {
  if (isPayable(view, seat, prices)) return undefined;
  const lacking = lackingFor(view, seat, prices);
  return lacking === undefined ? undefined : lack(lacking);
}

const lack = (goods: Some): Message => ({ id: "why.missing", goods: costText(goods) });
