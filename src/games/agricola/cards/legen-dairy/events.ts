import type { Seat } from "../../../../table/game.ts";
import { inOrder, upTo } from "../../../../table/phrases.ts";
import type { Task } from "../../agenda.ts";
import { BUILDING_RESOURCES, CROPS, type Good } from "../../goods.ts";
import { MAX_PEOPLE, type State } from "../../state.ts";
import {
  becomeStartingPlayer,
  changeCrops,
  dropCard,
  gain,
  growUp,
  growWithoutRoom,
  leave,
  lendPeople,
  note,
  payFor,
  playMinor,
  plow,
  shuffleBack,
  skipTurn,
  turnIntoLlamas,
} from "../../tasks.ts";
import type { Says } from "../card.ts";
import { llamaPoints } from "./llamas.ts";

/** Events; those that go back are shuffled into the deck when they have spoken. */
export const events = {
  /** The Lady of the Lake, Pt. 1 */
  LD01: { on: { played: { does: ({ owner }) => upTo(3, plow(owner)) } } },

  /** Feral Child: the counter says that it has come. */
  LD04: {
    counts: "hidden",
    on: {
      played: [
        {
          if: ({ on, farm }) => on === 0 && farm.people + farm.frozen < MAX_PEOPLE,
          does: ({ owner, self }) => inOrder<Task>(growWithoutRoom(owner), growUp(owner), note(owner, self, 1)),
        },
        {
          if: ({ on, farm }) => on === 0 && farm.people + farm.frozen >= MAX_PEOPLE,
          does: ({ owner, self }) => dropCard(owner, self),
        },
      ],
      fed: { does: ({ owner, self, on }) => [...(on > 0 ? [leave(owner, "supply")] : []), dropCard(owner, self)] },
    },
  },

  /** The Hermit */
  LD05: {
    on: {
      played: {
        if: ({ farm }) => farm.goods.sheep > 0,
        does: ({ owner, farm: { goods } }) => payFor(owner, { sheep: goods.sheep }, gain(owner, { wood: goods.sheep })),
      },
    },
  },

  /** The Lady of the Lake, Pt. 2: what it says stays in force though the card is in the deck again. */
  LD06: {
    on: { played: { does: ({ owner, self }) => [becomeStartingPlayer(owner), shuffleBack(owner, self)] } },
    forbids: { takesStartingPlayer: () => true },
    gives: { at: "meeting-place", use: (seat, { hands }) => (hands === null ? undefined : playMinor(seat)) },
  },

  /** The Boar King */
  LD07: {
    on: {
      played: {
        does: ({ owner, farm, self }) => [
          farm.goods.boar > 0
            ? gain(owner, { boar: farm.goods.boar })
            : farm.vegetable.some((n) => n > 0)
              ? changeCrops(owner, ["vegetable"], 0)
              : plow(owner),
          shuffleBack(owner, self),
        ],
      },
    },
  },

  /** Men in Tights */
  LD08: {
    on: {
      played: {
        does: ({ state, owner, self }) => [
          ...BUILDING_RESOURCES.flatMap((good) => handedOver(state, owner, good)),
          shuffleBack(owner, self),
        ],
      },
    },
  },

  /** Noblesse Oblige */
  LD09: {
    on: {
      played: {
        does: ({ owner, farm: { goods } }) =>
          gain(
            owner,
            goods.grain > 0
              ? { grain: goods.grain }
              : goods.vegetable > 0
                ? { vegetable: goods.vegetable }
                : { grain: 1, vegetable: 1 },
          ),
      },
    },
  },

  /** A Midsummer Night's Dream */
  LD10: { on: { played: { does: ({ owner, self }) => [lendPeople(), shuffleBack(owner, self)] } } },

  /** French Castle */
  LD11: {
    on: {
      played: { does: ({ owner }) => gain(owner, { stone: 3, food: 3 }) },
      turnStarts: { does: ({ owner, self }) => [skipTurn(owner), dropCard(owner, self)] },
    },
  },

  /** All Your Wood Are Belong to Us */
  LD12: {
    on: {
      played: {
        does: ({ owner, farm: { goods }, self }) => [
          payFor(owner, { wood: goods.wood }),
          changeCrops(owner, CROPS, 2),
          shuffleBack(owner, self),
        ],
      },
    },
  },

  /** Peruvian Inquisition: from now on llamas score for everybody. */
  LD26: {
    on: { played: { does: ({ owner }) => turnIntoLlamas(owner) } },
    bonus: ({ farm }) => llamaPoints(farm.llamas),
  },
} as const satisfies { readonly [id: string]: Says };

/** Whoever has most of a good gives one, and it is shared by those who have least or goes to the drawer. (AG-243) */
function handedOver(state: State, drawer: Seat, good: Good): Task[] {
  const counts = state.farms.map(({ goods }) => goods[good]);
  const [most, least] = [Math.max(...counts), Math.min(...counts)];
  if (most === least) return [];
  const seatsWith = (n: number) => counts.flatMap((count, seat) => (count === n ? [seat] : []));
  const [givers, poorest] = [seatsWith(most), seatsWith(least)];
  const isEven = givers.length % poorest.length === 0 && !state.options.tightsToDrawer;
  const takers = isEven ? poorest : [drawer];
  return [
    ...givers.map((seat) => payFor(seat, { [good]: 1 })),
    ...takers.map((seat) => gain(seat, { [good]: givers.length / takers.length })),
  ];
}
