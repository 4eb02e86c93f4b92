import { andOr, called, either, inOrder, mayDo, type Phrase } from "../../../table/phrases.ts";
import type { Task } from "../agenda.ts";
import type { Space } from "../printed-space.ts";
import type { CARD_SPACE_IDS } from "../space-ids.ts";
import {
  bakeBread,
  breedAll,
  buy,
  gain,
  growWithoutRoom,
  harvestOwnFields,
  holiday,
  notePoints,
  owePerson,
  payFor,
  payPerHarvest,
  plow,
  ripen,
  sow,
  takeFairies,
  takeRoad,
  tradeWithDragon,
  transmute,
} from "../tasks.ts";

/** What one does there. The card says when its space is open (`space`). */
export const cardSpaces: { readonly [Id in (typeof CARD_SPACE_IDS)[number]]: Space } = {
  // Seasons
  "winter-space": { on: "card", use: (seat) => payPerHarvest(seat, { wood: 2 }, { food: 1 }, growWithoutRoom(seat)) },
  "spring-space": { on: "card", use: (seat) => andOr(breedAll(seat), sow(seat)) },
  "summer-space": {
    on: "card",
    use: (seat) =>
      andOr<Task | Phrase>(
        plow(seat),
        called("bakeOrSell", either(bakeBread(seat), buy(seat, { grain: 1 }, { food: 4 }))),
      ),
    older: { by: "olderSummer", use: holiday },
  },
  "autumn-space": {
    on: "card",
    use: (seat) => inOrder<Task | Phrase>(gain(seat, { vegetable: 1 }), mayDo(harvestOwnFields(seat))),
  },

  // The X deck
  X01: { on: "card", use: ripen },
  X02: { on: "card", use: (seat) => payFor(seat, { wood: 2, clay: 2, reed: 1, stone: 1 }, notePoints(seat, 4)) },
  X03: { on: "card", use: transmute },

  // The Legen-dairy deck
  LD17: { on: "card", use: (seat) => inOrder<Task>(owePerson(seat), gain(seat, { food: 10 })) },
  LD18: { on: "card", use: (seat) => inOrder<Task>(owePerson(seat), notePoints(seat, 5)) },
  LD19: { on: "card", use: tradeWithDragon },
  LD20: { on: "card", piles: 1, use: (seat) => takeFairies(seat, "LD20") },
  LD21: { on: "card", use: (seat) => takeRoad(seat, "LD21") },
};
