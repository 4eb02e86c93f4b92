import { inOrder } from "../../../../table/phrases.ts";
import { since } from "../../../../table/versions.ts";
import type { Task } from "../../agenda.ts";
import { COLUMN_CELLS } from "../../grid.ts";
import type { Farm } from "../../state.ts";
import { gain, handOn, markAccumulating, note, takeOne, tend, useFree } from "../../tasks.ts";
import { forbids } from "../asking.ts";
import type { Says } from "../card.ts";
import { accumulates, markedBy, peopleOn } from "../terms.ts";

/** Columns of three rooms, of three field tiles, or of three spaces of one pasture, which counts once. */
function leyLines({ rooms, fields, pastures, covered }: Farm): number {
  const whole = COLUMN_CELLS.filter((column) => (column & ~rooms) === 0 || (column & ~fields) === 0).length;
  const grazed = pastures.filter((pasture) => COLUMN_CELLS.some((column) => (column & ~(pasture & ~covered)) === 0));
  return whole + grazed.length;
}

/** Artifacts: they lie before whoever drew them. */
export const artifacts = {
  /** Ley Lines */
  X07: { bonus: ({ farm }) => leyLines(farm) },

  /** Strange Alien Energy: three fuel tanks. */
  X08: {
    starts: 3,
    counts: "tanks",
    // A tank is nearly an action, one a round.
    worth: ({ on, ahead: { action, rounds } }) => 0.9 * action * Math.min(on, rounds + 1),
    on: {
      beforeReturning: {
        if: ({ on }) => on > 0,
        may: ({ owner, self }) => inOrder<Task>(useFree(owner), note(owner, self, -1)),
      },
    },
  },

  /** Alien Farmhand: a pitchfork on one space. */
  X09: {
    worth: ({ ahead }) => 0.25 * ahead.rounds,
    on: {
      played: { does: ({ owner, self }) => markAccumulating(owner, self) },
      beforeReturning: {
        if: ({ state, owner, farm, self }) =>
          markedBy(farm, self).every(
            (space) =>
              peopleOn(state, space).length === 0 &&
              !(since(state, 2) && forbids(state, owner, "usesSpace", { space })),
          ),
        may: ({ owner, farm, self }) => inOrder(...markedBy(farm, self).map((space) => takeOne(owner, space))),
      },
    },
  },

  /** Replicator */
  X10: {
    worth: ({ ahead }) => ahead.soon,
    on: {
      gained: {
        if: ({ state, from }) => from.isUse === true && from.space !== undefined && accumulates(state, from.space),
        does: ({ owner, self, goods }) => [gain(owner, goods), handOn(owner, self)],
      },
    },
  },

  /** The X File */
  X11: {
    worth: ({ ahead }) => 0.15 * ahead.rounds,
    lowersAction: {
      fence: { wood: 1 },
      stable: { wood: 1 },
      room: ({ state, farm }) => (since(state, 2) || farm.house === "wood" ? { wood: 1 } : {}),
    },
  },

  /** Furry Friends: spaze woozles. */
  X12: {
    starts: 2,
    counts: "woozles",
    eats: true,
    // Half as many come with each harvest, for one food each.
    worth: ({ on, ahead }) => 0.3 * on * Math.min(ahead.harvests, 4),
    on: {
      fieldPhase: { if: ({ on }) => on > 1, does: ({ owner, self, on }) => note(owner, self, on >> 1) },
      fed: { does: ({ owner, self }) => tend(owner, self) },
    },
    bonus: ({ on }) => on,
  },
} as const satisfies { readonly [id: string]: Says };
