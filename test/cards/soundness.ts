import { agendaOf, BOTTOM, tableShape } from "../../src/table/agenda-shape.ts";
import type { Task as TableTask, Viewer } from "../../src/table/game.ts";
import type { Phrase } from "../../src/table/phrases.ts";
import {
  areAllThere,
  type Deck,
  EVERYONE,
  isUndealt,
  only,
  type Pile,
  pileShape,
  pilesFlaw,
  sizeOf,
  sourcesShape,
} from "../../src/table/piles.ts";
import { either, firstFlaw, list, oneOf, record, type Shape, whole } from "../../src/table/shape.ts";
import type { Together } from "../../src/table/table.ts";
import { CROPS, type Crop, WEATHERS } from "./crops.ts";
import type { State, Task } from "./state.ts";

/** Where a position is not one of the card game. */
export function flaw(state: State, viewer?: Viewer): string | undefined {
  const deck = deckFor(state);
  const wrong = shapeOf(state, deck)(state)?.slice(1);
  if (wrong !== undefined) return wrong;
  const zones = zonesOf(state);
  return pilesFlaw(state.sources, zones, viewer) ?? looseCard(state, deck, zones, viewer) ?? looseTask(state);
}

const deckFor = ({ options, seats }: State): Deck<Crop> => ({
  cards: [...CROPS, ...options.extras].flatMap((crop) => new Array<Crop>(options.copies).fill(crop)),
  seats,
  isPool: (name) => /^deck\/\d{1,3}$/.test(name),
});

const zonesOf = ({ stack, market, discard, hands, packs, bids }: State): { readonly [place: string]: Pile<Crop> } => ({
  stack,
  market,
  discard,
  ...Object.fromEntries([
    ...hands.map((hand, seat) => [`hands.${seat}`, hand]),
    ...packs.map((pack, seat) => [`packs.${seat}`, pack]),
    ...bids.map((bid, seat) => [`bids.${seat}`, bid]),
  ]),
});

function shapeOf(state: State, deck: Deck<Crop>): Shape {
  const { seats, options } = state;
  const pile = pileShape(deck);
  const seat = whole(0, seats - 1);
  return record<State>({
    ...tableShape(state),
    sources: sourcesShape(deck),
    stack: pile,
    market: pileShape(deck, 1),
    discard: pile,
    hands: list(pile, seats),
    packs: list(pile, seats),
    bids: list(pileShape(deck, 1), seats),
    coins: list(whole(0, 999), seats),
    round: whole(0, options.rounds),
    weather: oneOf(Object.keys(WEATHERS)),
    shuffles: whole(0, 500),
    agenda: agendaOf<Task>(
      {
        dealPack: { to: seat },
        pick: { seat },
        passPacks: {},
        endDraft: {},
        round: {},
        weather: {},
        draw: { seat },
        refill: {},
        deal: { to: either(seat, oneOf(["market"])) },
        peek: { seat },
        look: { to: seat, index: whole(0, deck.cards.length - 1) },
        arrange: { seat, count: whole(1, 3) },
        bury: { seat },
        buy: { seat },
        sell: { seat },
        pair: { seat },
        holdHands: {},
        bid: { seat },
        award: {},
        showHands: {},
      },
      { seats, below: BELOW, strands: ["pick", "bid"], names: ["feast", "pairs"] },
    ),
  });
}

const BELOW: { readonly [kind: string]: readonly string[] } = {
  round: [BOTTOM],
  endDraft: ["round"],
  dealPack: ["endDraft", "dealPack"],
  passPacks: ["endDraft"],
  holdHands: ["round"],
  award: ["round"],
  together: ["award", "passPacks"],
  weather: ["refill"],
  look: ["arrange", "look"],
  pick: [BOTTOM],
  bid: [BOTTOM],
};

/** Every card lies in one place, and a seat knows what it holds. */
function looseCard(
  state: State,
  deck: Deck<Crop>,
  zones: { readonly [place: string]: Pile<Crop> },
  viewer?: Viewer,
): string | undefined {
  const { sources, hands, packs, bids, discard, market, shuffles } = state;
  const isOpen = ({ knows }: Pile) => knows.every((mask) => mask === EVERYONE);
  const isOwn = ({ knows }: Pile, seat: number) => knows.every((mask) => (mask & only(seat)) !== 0);
  const stranger = hands.findIndex(
    (hand, seat) => !isOwn(hand, seat) || !isOwn(packs[seat]!, seat) || !isOwn(bids[seat]!, seat),
  );
  return firstFlaw(
    [viewer !== undefined || areAllThere(deck, sources, zones), "sources"],
    [isOpen(discard) && [...discard.cards].sort().join() === discard.cards.join(), "discard"],
    [isOpen(market), "market"],
    [stranger < 0, `hands.${stranger}`],
    [Object.keys(sources.pools).every((name) => Number(name.slice(5)) <= shuffles), "shuffles"],
  );
}

/** All parts of a phrase, those of its parts included. */
const partsOf = (task: TableTask): readonly TableTask[] =>
  "parts" in task ? (task as Phrase).parts.flatMap((part) => [part, ...partsOf(part)]) : [];

/** What is dealt or seen just before is no part of a phrase. */
const isDealt = ({ kind }: TableTask): boolean => kind === "deal" || kind === "arrange";

/** What chance is to deal has not been dealt; who looks at cards lays back what it has seen; a draft goes evenly. */
function looseTask(state: State): string | undefined {
  const { agenda, stack, packs, hands, bids, sources, options } = state;
  const top = agenda.at(-1) as Task | Together | undefined;
  const size = sizeOf(stack);
  const arrange = agenda.find((task) => task.kind === "arrange") as Extract<Task, { kind: "arrange" }> | undefined;
  const looks = agenda.filter((task) => task.kind === "look") as readonly Extract<Task, { kind: "look" }>[];
  const deals = agenda.filter((task) => task.kind === "dealPack") as readonly Extract<Task, { kind: "dealPack" }>[];
  const isDrafting = agenda.some((task) => task.kind === "endDraft");
  const packed = packs.map((pack, seat) => sizeOf(pack) + deals.filter(({ to }) => to === seat).length);
  const waiting =
    top?.kind === "together" ? (top as Together).strands.filter(({ tasks }) => tasks.at(-1)?.kind !== "bar") : [];
  const picks = waiting.map(({ seat }) => seat);
  const isPicking = agenda.at(-2)?.kind === "passPacks";
  const isSeen = (index: number) =>
    index >= 0 && arrange !== undefined && ((stack.knows[index]! & only(arrange.seat)) !== 0 || isLooked(index));
  const isLooked = (index: number) =>
    looks.filter((look) => look.index === index && look.to === arrange?.seat).length === 1;
  return firstFlaw(
    [top?.kind !== "deal" || (size > 0 && isUndealt(stack, size - 1)), "stack"],
    [agenda.every((task) => task.kind !== "deal" || task === top), "agenda"],
    [looks.every(({ index }) => index < size && isUndealt(stack, index)), "agenda"],
    [!agenda.some((task) => partsOf(task).some(isDealt)), "agenda"],
    [new Set(looks.map(({ index }) => index)).size === looks.length, "agenda"],
    [arrange === undefined || Array.from({ length: arrange.count }, (_, i) => size - 1 - i).every(isSeen), "agenda"],
    [deals.every((_, i) => stack.from[size - 1 - i] === "deck/0" && isUndealt(stack, size - 1 - i)), "agenda"],
    [isDrafting || packs.every((pack) => sizeOf(pack) === 0), "packs"],
    [!isDrafting || (state.round === 0 && Object.hasOwn(sources.pools, "deck/0")), "round"],
    [
      !isDrafting ||
        packed.every(
          (n, seat) =>
            n - (isPicking && !picks.includes(seat) ? -1 : 0) ===
            packed[0]! - (isPicking && !picks.includes(0) ? -1 : 0),
        ),
      "packs",
    ],
    [!isDrafting || !options.draft || packed.every((n) => n >= 1), "packs"],
    [options.draft || !isPicking, "agenda"],
    [!isPicking || picks.every((seat) => sizeOf(packs[seat]!) > 1), "packs"],
    [isPicking || picks.every((seat) => sizeOf(hands[seat]!) > 0 && sizeOf(bids[seat]!) === 0), "bids"],
    [agenda.every((task: TableTask) => task.kind !== "award") ? bids.every((bid) => sizeOf(bid) === 0) : true, "bids"],
    [waiting.every(({ tasks }) => tasks.at(-1)?.kind === (isPicking ? "pick" : "bid") && tasks.length === 2), "agenda"],
  );
}
