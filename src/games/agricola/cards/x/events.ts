import { since } from "../../../../table/versions.ts";
import { ownAtHome, ROUNDS } from "../../state.ts";
import {
  adopt,
  cover,
  direct,
  dropCard,
  gain,
  giveUp,
  growWithoutRoom,
  leave,
  loseHouse,
  note,
  notePoints,
  placeAnother,
  pointsForMarks,
  thaw,
  turnHouse,
  unmark,
} from "../../tasks.ts";
import type { Says } from "../card.ts";
import { turnOrder } from "../hearing.ts";
import { canSpare, markedBy } from "../terms.ts";

/** The counter of a card that waits for the returning home phase of this round. */
const AWAITED = -1;

/** Events, and the one occupation of the deck. */
export const events = {
  /** Space Diner at the End of the Galaxy */
  X13: { wins: (points) => points === 42 },

  /** Earthlings Are Easy */
  X14: { on: { played: { does: ({ owner }) => growWithoutRoom(owner) } } },

  /** Tripods */
  X15: {
    raises: { growth: { food: 1 } },
    on: { returned: { does: ({ state }) => turnOrder(state, state.startingPlayer).map(giveUp) } },
  },

  /** Beam Me Down, Welshie: the counter has a bit for each seat that is still to be directed. */
  X16: {
    counts: "hidden",
    on: {
      played: {
        does: ({ state, owner, self }) => {
          const others = ((1 << state.seats) - 1) & ~(1 << owner);
          return others === 0 ? dropCard(owner, self) : note(owner, self, others);
        },
      },
      turnStarts: {
        by: "another",
        // Whoever places a borrowed person alone in this turn is told in the next one.
        if: ({ state, on, seat }) => (on & (1 << seat)) !== 0 && (!since(state, 2) || ownAtHome(state, seat) > 0),
        does: ({ owner, self, seat, on }) => [
          direct(owner, seat),
          on === 1 << seat ? dropCard(owner, self) : note(owner, self, 0 - (1 << seat)),
        ],
      },
    },
  },

  /** Candy Trail */
  X17: {
    on: {
      played: { does: ({ owner, self }) => pointsForMarks(owner, self) },
      usesSpace: {
        if: ({ farm, self, space }) => markedBy(farm, self).includes(space),
        does: ({ owner, self, space }) => unmark(owner, self, space),
      },
    },
    bonus: ({ farm, self }) => 0 - markedBy(farm, self).length,
    // More than half of it is picked up on the way.
    worth: ({ farm, self, ahead }) => 0.6 * ahead.soon * markedBy(farm, self).length,
  },

  /** I Am Your Father */
  X18: { on: { played: { does: ({ owner }) => adopt(owner, 5) } } },

  /** Alien Abduction */
  X19: {
    on: {
      played: { does: ({ owner }) => gain(owner, { sheep: 1, boar: 1, cattle: 1 }) },
      returning: { does: ({ owner, self }) => [leave(owner, "supply"), dropCard(owner, self)] },
    },
  },

  /** Darling, I Shrunk ... */
  X20: {
    changes: { smallness: (size) => 2 * size },
    cooksHalf: true,
    worth: ({ ahead }) => 0.05 * ahead.rounds,
  },

  /** Mind the Jets! */
  X21: {
    on: {
      played: {
        does: ({ state, owner }) =>
          turnOrder(state, owner).flatMap((seat) => {
            const { house } = state.farms[seat]!;
            return house === "wood" ? [loseHouse(seat)] : house === "clay" ? [turnHouse(seat, "stone")] : [];
          }),
      },
    },
  },

  /** Carbonite Cousin: the counter is the round in which the person comes back. */
  X22: {
    starts: AWAITED,
    counts: "back-in-round",
    // Whoever is frozen comes back with the actions that are left then.
    worth: ({ on, ahead }) => (on > 0 && on <= ROUNDS ? 3 + ahead.action * (ROUNDS - on + 1) : 0),
    on: {
      returning: {
        if: ({ on }) => on === AWAITED,
        does: ({ state, owner, farm, self }) =>
          canSpare(farm)
            ? [leave(owner, "round"), note(owner, self, state.round + 4 - AWAITED)]
            : note(owner, self, 0 - AWAITED),
      },
      workStarts: [
        { if: ({ on, round }) => on === round, does: ({ owner }) => thaw(owner) },
        { if: ({ on, round }) => on === round, may: ({ owner }) => placeAnother(owner, 2, undefined) },
      ],
    },
  },

  /** Crop Circles */
  X23: { on: { played: { does: ({ owner }) => cover(owner) } } },

  /** Rebel: the counter is the person on the card. */
  X24: {
    starts: AWAITED,
    counts: "person",
    on: {
      played: { does: ({ owner }) => notePoints(owner, 5) },
      returning: {
        if: ({ on }) => on === AWAITED,
        does: ({ owner, farm, self }) =>
          canSpare(farm) ? [leave(owner, "card"), note(owner, self, 1 - AWAITED)] : note(owner, self, 0 - AWAITED),
      },
    },
  },
} as const satisfies { readonly [id: string]: Says };
