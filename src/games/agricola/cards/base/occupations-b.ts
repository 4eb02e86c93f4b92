import { either } from "../../../../table/phrases.ts";
import { bestArrangement } from "../../arrangement.ts";
import { allRoundsAhead } from "../../rounds.ts";
import type { Task } from "../../state.ts";
import { buildRooms, buy, gain, playMinor, playOccupation, promise, renovate } from "../../tasks.ts";
import type { Says } from "../card.ts";
import type { baseOccupations } from "../decks/base-occupations.ts";
import { occupations, rooms } from "../terms.ts";

/** What the occupations of deck B say. */
export const occupationsB: { readonly [Id in keyof typeof baseOccupations & `B${string}`]?: Says } = {
  /** Cottager */
  B087: {
    on: {
      usesSpace: {
        at: ["day-laborer"],
        may: ({ owner }) => either<Task>(buildRooms(owner, 1), renovate(owner)),
      },
    },
  },

  /** Scholar */
  B097: {
    on: {
      startOfRound: {
        if: ({ farm }) => farm.house === "stone",
        may: ({ owner }) => either<Task>(playOccupation(owner, 1), playMinor(owner)),
      },
    },
  },

  /** Organic Farmer */
  B098: {
    bonus: ({ state, owner }) =>
      bestArrangement(state, owner, (count, capacity) => (count > 0 && capacity - count >= 3 ? 1 : 0)),
  },

  /** Sheep Walker */
  B104: {
    atAnyTime: () => [
      { pay: { sheep: 1 }, get: { boar: 1 } },
      { pay: { sheep: 1 }, get: { vegetable: 1 } },
      { pay: { sheep: 1 }, get: { stone: 1 } },
    ],
  },

  /** Manservant */
  B107: {
    once: {
      when: ({ farm }) => farm.house === "stone",
      does: ({ state, owner, self }) => promise(owner, self, allRoundsAhead(state), "food", 3),
    },
  },

  /** Paper Maker */
  B109: {
    on: {
      plays: {
        if: ({ kind }) => kind === "occupation",
        may: ({ owner, farm }) => buy(owner, { wood: 1 }, { food: occupations(farm) }),
      },
    },
  },

  /** Carpenter */
  B126: { prices: { room: ({ house }) => ({ [house]: 3, reed: 2 }) } },

  /** House Steward */
  B136: {
    bonusFor: ({ state, seat }) => {
      const most = Math.max(...state.farms.map(rooms));
      return rooms(state.farms[seat]!) === most ? 3 : 0;
    },
  },

  /** Brushwood Collector */
  B145: { replaces: { for: ["room", "renovation"], all: "reed", by: { wood: 1 } } },

  /** Pastor */
  B163: {
    once: {
      when: ({ state, owner }) => state.farms.every((farm, seat) => (rooms(farm) === 2) === (seat === owner)),
      does: ({ owner }) => gain(owner, { wood: 3, clay: 2, reed: 1, stone: 1 }),
    },
  },
};
