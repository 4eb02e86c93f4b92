import type { TaskShapes } from "../../../table/agenda-shape.ts";
import type { Viewer } from "../../../table/game.ts";
import { flag, list, maybe, oneOf, orNull, record, type Shape, someOf, whole } from "../../../table/shape.ts";
import { SIDE_CARD_IDS, SIDE_DECKS, sideCardsIn } from "../cards/decks/side-decks.ts";
import { type CardId, cards } from "../cards/index.ts";
import { CROPS, GOODS } from "../goods.ts";
import { HOUSES } from "../houses.ts";
import type { SideTask, Whither } from "../side-agenda.ts";
import type { State } from "../state.ts";
import type { SideDeck } from "./side-deck.ts";

const CARD_IDS = Object.keys(cards) as readonly CardId[];
const WHITHER: readonly Whither[] = ["supply", "card", "round"];
const MOST_POINTS = 99;

/** The decks of the options, each with cards of its own; what another seat has looked at is hidden in a view. */
export function sideDecksShape({ options, seats }: State, viewer?: Viewer): Shape {
  const shape = list((given) => deckShape(given, seats, viewer), options.sideDecks.length);
  return (given) =>
    shape(given) ?? (options.sideDecks.every((id, i) => (given as SideDeck[])[i]!.id === id) ? undefined : ".0.id");
}

function deckShape(given: unknown, seats: number, viewer: Viewer | undefined): string | undefined {
  const shape = record<SideDeck>({
    id: oneOf(SIDE_DECKS),
    left: someOf(SIDE_CARD_IDS),
    top: list(orNull(oneOf(SIDE_CARD_IDS)), { max: 3 }),
    seenBy: orNull(whole(0, seats - 1)),
  });
  return shape(given) ?? looseDeck(given as SideDeck, viewer);
}

function looseDeck({ id, left, top, seenBy }: SideDeck, viewer: Viewer | undefined): string | undefined {
  const own = sideCardsIn(id);
  const known = top.filter((card) => card !== null);
  const isHidden = viewer !== undefined && viewer !== seenBy;
  if (
    ![...left, ...known].every((card) => own.includes(card)) ||
    !left.every((card, i) => i === 0 || left[i - 1]! < card)
  )
    return ".left";
  if (new Set([...left, ...known]).size !== left.length + known.length || (seenBy === null) !== (top.length === 0))
    return ".top";
  if (known.length !== (isHidden ? 0 : top.length) || (isHidden && top.length > left.length)) return ".top";
  return undefined;
}

/** The tasks that side decks bring. */
export function sideTaskShapes({ seats }: State, space: Shape, by: Shape, some: Shape): TaskShapes<SideTask> {
  const seat = whole(0, seats - 1);
  const deck = oneOf(SIDE_DECKS);
  const card = oneOf(CARD_IDS);
  const sideCard = { seat, card: oneOf(SIDE_CARD_IDS), by };
  const plain = { seat, by };
  const ofCard = { seat, card, by };
  return {
    chooseDeck: { seat, decks: someOf(SIDE_DECKS) },
    turnUp: { deck, drawer: seat },
    claim: sideCard,
    handOn: sideCard,
    dropCard: sideCard,
    shuffleBack: sideCard,
    holiday: { seat },
    notePoints: { seat, points: whole(-MOST_POINTS, MOST_POINTS), by },
    leave: { seat, to: oneOf(WHITHER), by },
    thaw: plain,
    giveUp: plain,
    adopt: { seat, goods: whole(1, MOST_POINTS), by },
    give: { seat, to: seat, count: whole(1, MOST_POINTS), given: some, by },
    takePerson: { seat, from: seat, by },
    direct: { seat, whom: seat, by },
    mark: { seat, card, count: whole(1, MOST_POINTS), accumulating: maybe(flag), by },
    unmark: { seat, card, space, by },
    takeOne: { seat, space, by },
    useFree: { seat, occupies: maybe(flag), by },
    transmute: plain,
    pointsForMarks: ofCard,
    ripen: plain,
    tend: ofCard,
    cover: plain,
    loseHouse: plain,
    turnHouse: { seat, to: oneOf(HOUSES), by },
    settleDown: { seat },
    changeCrops: { seat, crops: someOf(CROPS), times: oneOf([0, 2]), by },
    burn: { seat, left: whole(1, 3), by },
    turnIntoLlamas: plain,
    takeFairies: { seat, space },
    owePerson: plain,
    lendPeople: { by },
    skipTurn: plain,
    sacrifice: plain,
    lair: { seat, may: maybe(flag), by },
    takeRoad: ofCard,
    gather: { seat, goods: someOf(GOODS), by },
    pileUp: { space, count: whole(1, MOST_POINTS), by },
    look: { deck, looker: seat, count: whole(1, 3) },
    arrange: { seat, deck, at: whole(0, 3) },
  };
}
