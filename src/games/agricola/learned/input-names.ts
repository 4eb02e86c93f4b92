import { MAJOR_IDS } from "../cards/index.ts";
import { GOODS } from "../goods.ts";
import { ROUNDS } from "../state.ts";
import { FROM_THE_START, SPACES_OF_MANY, STAGE_CARDS, WITH_STOCK } from "./features.ts";
import { TRAINED_CARDS } from "./trained-cards.ts";

/** What each input of a net is called, in the order in which the features are filled in: weights name what they were trained with. */

const of = (whose: string, names: readonly string[]): readonly string[] => names.map((name) => `${whose} ${name}`);

const FARM = [
  ...GOODS,
  ...["clay house", "stone house"],
  ...["rooms", "fields", "empty fields", "grain in fields", "grain fields", "vegetables in fields", "vegetable fields"],
  ...["stables", "stables in pastures", "pastures", "fenced spaces"],
  ...["room in pastures", "largest pasture", "second pasture", "third pasture", "fences left", "unused spaces"],
  ...["people", "newborns", "people at home", "free rooms", "3 people", "4 people", "5 people", "begging markers"],
  ...MAJOR_IDS,
  ...["goods on round spaces", "points"],
  ...of("points for", ["fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle"]),
  ...["food due", "food lacking", "food to spare", "food lacking after all is cooked", "food that can be raised"],
  ...["rounds to harvest", "harvests left", "harvest to feed in"],
  ...["food for sheep", "food for cattle", "food for vegetable", "food for bread"],
  ...["can pay room", "can pay renovation", "goods for room", "goods for renovation"],
  ...["2 sheep", "2 boar", "2 cattle", "seeds for empty fields", "placements left", "starting player"],
];

const PLANS = [
  ...["3 rooms", "4 rooms", "5 rooms", "room to grow", "rooms payable", "lacking for room", "reed lacking for room"],
  ...["wooden rooms", "clay rooms", "lacking for renovation", "no reed", "places for animals"],
  ...["grain owned", "vegetables owned", "4 wood", "8 wood", "cooks", "food to the end"],
  ...["may build room", "may renovate", "may fence", "may sow", "may build major", "may start"],
];

const BOARD = [
  ...of("stock of", WITH_STOCK),
  ...of("revealed", STAGE_CARDS),
  ...of("taken", [...FROM_THE_START, ...STAGE_CARDS]),
  "round",
  ...Array.from({ length: ROUNDS }, (_, i) => `round ${i + 1}`),
  ...["harvest", "reveal", "own turn", "other's turn"],
  ...["own growth with room", "own growth without room", "other's growth with room", "other's growth without room"],
  ...of("to be built", MAJOR_IDS),
];

const TWO = [...of("own", FARM), ...of("other's", FARM), ...BOARD, ...of("own", PLANS), ...of("other's", PLANS)];

const FURTHER = ["points", "people", "people at home", "rooms", "wood", "reed", "food", "fields", "starting player"];
const MANY = [
  ...TWO,
  ...SPACES_OF_MANY.flatMap((space) => [`stock of ${space}`, `taken ${space}`]),
  ...of("second other's", FURTHER),
  ...of("third other's", FURTHER),
  "four seats",
];

const ALONE = [...of("own", FARM), ...BOARD, ...of("own", PLANS)];

const PLAYED = ["lasting worth", "worth", "occupations", "minors"];
const HANDS = [
  ...of("own played", PLAYED),
  ...of("other's played", PLAYED),
  ...["worth of hand", "occupations ahead in hand", "minors ahead in hand", "lessons taken"],
];
const CARDS = [...of("own", TRAINED_CARDS), ...of("other's", TRAINED_CARDS), ...of("held", TRAINED_CARDS)];

export const inputNames = {
  two: TWO,
  twoWithHands: [...TWO, ...HANDS, ...CARDS],
  alone: ALONE,
  aloneWithHands: [
    ...ALONE,
    ...of("own played", PLAYED),
    ...["worth of hand", "occupations in hand", "minors in hand", "lessons taken"],
  ],
  many: MANY,
  manyWithHands: [
    ...MANY,
    ...HANDS,
    ...of("second other's played", PLAYED),
    ...of("third other's played", PLAYED),
    ...CARDS,
  ],
};
