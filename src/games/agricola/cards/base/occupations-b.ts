import { either } from "../../../../table/phrases.ts";
import type { Task } from "../../agenda.ts";
import { bestArrangement } from "../../arrangement.ts";
import type { Some } from "../../goods.ts";
import { allRoundsAhead, roundsFromNow, roundsToCome } from "../../rounds.ts";
import {
  bakeBread,
  buildRooms,
  buildStable,
  buy,
  gain,
  pickOne,
  playMinor,
  playOccupation,
  plow,
  promise,
  renovate,
} from "../../tasks.ts";
import type { Says } from "../card.ts";
import type { baseOccupations } from "../decks/base-occupations.ts";
import { accumulating, livesIn, occupations, occupationsAfter, rooms } from "../terms.ts";

/** What a Consultant gets, by the number of players. */
const CONSULTED: readonly Some[] = [{ grain: 2 }, { clay: 3 }, { reed: 2 }, { sheep: 2 }];

/** A House Steward's wood, for at least so many rounds to come. */
const STEWARDS_WOOD = [
  { rounds: 9, wood: 4 },
  { rounds: 6, wood: 3 },
  { rounds: 3, wood: 2 },
  { rounds: 1, wood: 1 },
];

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

  /** Groom */
  B089: {
    on: {
      played: { get: { wood: 1 } },
      startOfRound: {
        if: ({ farm }) => livesIn(farm, "stone"),
        may: ({ owner }) => buildStable(owner, { wood: 1 }),
      },
    },
  },

  /** Assistant Tiller */
  B091: { on: { usesSpace: { at: ["day-laborer"], may: ({ owner }) => plow(owner) } } },

  /** Master Bricklayer */
  B095: {
    lowers: {
      improvement: ({ kind, farm }) => (kind === "major" ? { stone: Math.max(0, rooms(farm) - 2) } : {}),
    },
  },

  /** Scholar */
  B097: {
    on: {
      startOfRound: {
        if: ({ farm }) => livesIn(farm, "stone"),
        may: ({ owner }) => either<Task>(playOccupation(owner, 1), playMinor(owner)),
      },
    },
  },

  /** Organic Farmer */
  B098: {
    wantsRoom: true,
    bonus: ({ state, owner }) =>
      bestArrangement(state, owner, (count, capacity) => (count > 0 && capacity - count >= 3 ? 1 : 0)),
  },

  /** Tutor */
  B099: { bonus: ({ farm, self }) => occupationsAfter(farm, self) },

  /** Consultant */
  B102: { on: { played: { get: ({ state }) => CONSULTED[state.seats - 1]! } } },

  /** Sheep Walker */
  B104: {
    atAnyTime: [
      { pay: { sheep: 1 }, get: { boar: 1 } },
      { pay: { sheep: 1 }, get: { vegetable: 1 } },
      { pay: { sheep: 1 }, get: { stone: 1 } },
    ],
  },

  /** Manservant */
  B107: {
    once: {
      when: ({ farm }) => livesIn(farm, "stone"),
      does: ({ state, owner, self }) => promise(owner, self, allRoundsAhead(state), "food", 3),
    },
  },

  /** Oven Firing Boy */
  B108: { on: { usesSpace: { at: accumulating("wood"), may: ({ owner }) => bakeBread(owner) } } },

  /** Paper Maker */
  B109: {
    on: {
      plays: {
        if: ({ kind }) => kind === "occupation",
        may: ({ owner, farm }) => buy(owner, { wood: 1 }, { food: occupations(farm) }),
      },
    },
  },

  /** Childless */
  B114: {
    on: {
      startOfRound: {
        if: ({ farm }) => rooms(farm) >= 3 && farm.people === 2,
        get: { food: 1 },
        does: ({ owner }) => pickOne(owner, "grain", "vegetable"),
      },
    },
  },

  /** Small-Scale Farmer */
  B118: { on: { startOfRound: { if: ({ farm }) => rooms(farm) === 2, get: { wood: 1 } } } },

  /** Geologist */
  B121: {
    on: {
      usesSpace: [
        { at: ["forest", "reed-bank"], get: { clay: 1 } },
        { at: ["clay-pit"], if: ({ state }) => state.seats >= 3, get: { clay: 1 } },
      ],
    },
  },

  /** Roof Ballaster */
  B123: { on: { played: { may: ({ owner, farm }) => buy(owner, { food: 1 }, { stone: rooms(farm) }) } } },

  /** Carpenter */
  B126: { prices: { room: ({ house }) => ({ [house]: 3, reed: 2 }) } },

  /** House Steward */
  B136: {
    on: {
      played: {
        get: ({ state }) => ({ wood: STEWARDS_WOOD.find(({ rounds }) => roundsToCome(state) >= rounds)?.wood ?? 0 }),
      },
    },
    bonusFor: ({ state, seat }) => {
      const most = Math.max(...state.farms.map(rooms));
      return rooms(state.farms[seat]!) === most ? 3 : 0;
    },
  },

  /** Greengrocer */
  B142: { on: { usesSpace: { at: ["grain-seeds"], get: { vegetable: 1 } } } },

  /** Brushwood Collector */
  B145: { replaces: { for: ["room", "renovation"], all: "reed", by: { wood: 1 } } },

  /** Storehouse Keeper */
  B156: { on: { usesSpace: { at: ["resource-market"], does: ({ owner }) => pickOne(owner, "clay", "grain") } } },

  /** Pastor */
  B163: {
    once: {
      when: ({ state, owner }) => state.farms.every((farm, seat) => (rooms(farm) === 2) === (seat === owner)),
      does: ({ owner }) => gain(owner, { wood: 3, clay: 2, reed: 1, stone: 1 }),
    },
  },

  /** Sheep Whisperer */
  B164: {
    on: {
      played: { does: ({ state, owner, self }) => promise(owner, self, roundsFromNow(state, 2, 5, 8, 10), "sheep") },
    },
  },

  /** Cattle Feeder */
  B166: {
    on: { usesSpace: { at: ["grain-seeds"], may: ({ owner }) => buy(owner, { food: 1 }, { cattle: 1 }) } },
  },
};
