import type { Message } from "../../src/table/messages.ts";
import { emptyPile, sources, unseenPile } from "../../src/table/piles.ts";
import { CROPS, type Crop } from "./crops.ts";
import { type CardsOptions, deckOf } from "./options.ts";
import { settle } from "./rules/index.ts";
import type { State, Task } from "./state.ts";

/** Everyone gets a pack, and the stack must not be empty after that. */
export const objection = (options: CardsOptions, seats: number): Message | undefined =>
  deckOf(options) < options.pack * seats + 2 ? { id: "too-few-cards", cards: deckOf(options), seats } : undefined;

export function setup(seats: number, options: CardsOptions, version: number): State {
  const deck = [...CROPS, ...options.extras].flatMap((crop) => new Array<Crop>(options.copies).fill(crop));
  const bySeat = <T>(make: () => T) => Array.from({ length: seats }, make);
  const state: State = {
    options,
    version,
    seats,
    agenda: [],
    shown: 0,
    sources: sources({ "deck/0": deck }),
    stack: unseenPile("deck/0", deck.length),
    market: emptyPile(),
    discard: emptyPile(),
    hands: bySeat(emptyPile<Crop>),
    packs: bySeat(emptyPile<Crop>),
    bids: bySeat(emptyPile<Crop>),
    coins: bySeat(() => 1),
    round: 0,
    weather: "rain",
    shuffles: 0,
  };
  const deals = Array.from({ length: seats * options.pack }, (_, i): Task => ({ kind: "dealPack", to: i % seats }));
  const tasks: Task[] = [...deals, { kind: "endDraft" }, { kind: "round" }];
  state.agenda = tasks.reverse();
  settle(state);
  return state;
}
