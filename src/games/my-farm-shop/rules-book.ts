import type { RulesBook } from "../../table/module.ts";
import { CAPACITY } from "./farm.ts";
import type { Options } from "./options.ts";

/** The rules panel: its chapters, and what they say about the choices of a table. */
export const rulesBook: RulesBook<Options> = {
  chapters: [
    "goal",
    "market",
    "activate",
    "fields",
    "sunflowers",
    "shop",
    "end",
    "modules",
    "jumpStart",
    "goals",
    "farmer",
    "ours",
    "credits",
  ],
  chapterOf: {
    takeSet: "jumpStart",
    takeCard: "market",
    placeCard: "market",
    takeTransports: "farmer",
    sendFarmer: "farmer",
    activate: "activate",
    closeStep: "farmer",
    follow: "fields",
    chooseArea: "fields",
    payGoods: "fields",
    discard: "fields",
    paySunflower: "sunflowers",
    chooseProduction: "sunflowers",
    plant: "sunflowers",
    returnTile: "shop",
  },
  values: ({ firstSeat, extraGood, jumpStart, farmer, goals, cards }) => ({
    begins: `rules.firstSeat.${firstSeat}`,
    extraGood: `rules.extraGood.${extraGood}`,
    withJumpStart: inPlay(jumpStart),
    withFarmer: inPlay(farmer),
    withGoals: inPlay(goals),
    changedCards: Object.keys(cards).length === 0 ? "" : { id: "rules.changedCards", n: Object.keys(cards).length },
    room: CAPACITY,
  }),
};

const inPlay = (isInPlay: boolean): string => (isInPlay ? "rules.in-play" : "rules.not-in-play");
