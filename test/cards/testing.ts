import type { Seat } from "../../src/table/game.ts";
import type { Testing } from "../../src/table/module.ts";
import type { Group, Pile } from "../../src/table/piles.ts";
import { pick, type Random, shuffle } from "../../src/table/random.ts";
import type { Crop } from "./crops.ts";
import { type State, zonesOf } from "./state.ts";

const SWAPS = 16;

export const testing: Testing<State> = {
  hasSecrets: true,
  /** Cards that the seat has not seen change places with each other, as far as nothing it has seen speaks against it. */
  scramble(state, seat, random) {
    for (const name of Object.keys(state.sources.groups)) scrambleGroup(state, name, seat, random);
    for (const pool of Object.keys(state.sources.pools))
      for (let i = 0; i < SWAPS; i++) {
        const holders = holdersOf(state, pool, seat);
        if (holders.length < 2) break;
        const one = pick(holders, random);
        const other = pick(holders, random);
        if (one.belongsTo !== undefined && one.belongsTo === other.belongsTo) continue;
        const card = one.card;
        one.put(other.card);
        other.put(card);
      }
    for (const pool of Object.values(state.sources.pools)) pool.sort();
  },
};

/** Something that holds one card of a pool which the seat has not seen. */
interface Holder {
  readonly card: Crop;
  readonly belongsTo?: Group<Crop>;
  put(card: Crop): void;
}

interface At {
  readonly pile: Pile<Crop>;
  readonly index: number;
}

/** Where the cards of a group lie. */
function placesOf(state: State, name: string): readonly At[] {
  const { joined } = state.sources;
  return zonesOf(state).flatMap((pile) =>
    [...pile.cards.keys()].flatMap((index) => {
      const from = pile.from[index]!;
      return (joined[from] ?? from) === name ? [{ pile, index }] : [];
    }),
  );
}

const isHidden = ({ pile, index }: At, seat: Seat): boolean => ((pile.knows[index]! >> seat) & 1) === 0;

/** Cards that somebody moved about in secret may lie at any of the group's places. */
function scrambleGroup(state: State, name: string, seat: Seat, random: Random): void {
  const places = placesOf(state, name).filter((place) => isHidden(place, seat));
  const cards = shuffle(
    places.map(({ pile, index }) => pile.cards[index]!),
    random,
  );
  for (const [i, { pile, index }] of places.entries()) pile.cards[index] = cards[i]!;
}

function holdersOf(state: State, pool: string, seat: Seat): readonly Holder[] {
  const undealt = state.sources.pools[pool]!;
  const holders: Holder[] = undealt.map((card, i) => ({
    card,
    put(other) {
      undealt[i] = other;
    },
  }));
  for (const pile of zonesOf(state))
    for (const [index, card] of pile.cards.entries())
      if (card !== null && pile.from[index] === pool && isHidden({ pile, index }, seat))
        holders.push({
          card,
          put(other) {
            pile.cards[index] = other;
          },
        });
  for (const name of Object.keys(state.sources.groups)) holders.push(...heldInGroup(state, name, pool, seat));
  return holders;
}

/** What a group took in is open to change where it holds more of a crop than the seat has seen go in or come out. */
function heldInGroup(state: State, name: string, pool: string, seat: Seat): readonly Holder[] {
  const group = state.sources.groups[name]!;
  const places = placesOf(state, name);
  const holders: Holder[] = [];
  for (const [i, card] of group.cards.entries()) {
    if (card === null || group.from[i] !== pool || ((group.knows[i]! >> seat) & 1) === 1) continue;
    const inGroup = group.cards.filter((other) => other === card).length;
    const wentIn = group.cards.filter((other, j) => other === card && ((group.knows[j]! >> seat) & 1) === 1).length;
    const lies = places.filter(({ pile, index }) => pile.cards[index] === card);
    const cameOut =
      lies.filter((place) => !isHidden(place, seat)).length + group.found.filter((other) => other === card).length;
    const place = lies.find((at) => isHidden(at, seat));
    if (inGroup <= Math.max(wentIn, cameOut) || place === undefined) continue;
    holders.push({
      card,
      belongsTo: group,
      put(other) {
        group.cards[i] = other;
        place.pile.cards[place.index] = other;
      },
    });
  }
  return holders;
}
