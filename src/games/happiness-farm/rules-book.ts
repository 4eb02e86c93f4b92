import type { Message } from "../../table/messages.ts";
import type { RulesBook, RulesTable, TextValues } from "../../table/module.ts";
import { ANIMALS, type AnimalNumbers, GOODS } from "./data.ts";
import type { Options } from "./options.ts";
import { numbersOf, tables } from "./tables.ts";

/** The rules panel: its chapters, and what they say about the numbers and choices of a table. */
export const rulesBook: RulesBook<Options> = {
  chapters: ["goal", "round", "trade", "farmer", "feeding", "produce", "butcher", "land", "credits"],
  chapterOf: {
    sell: "trade",
    draw: "trade",
    buy: "trade",
    place: "trade",
    farmer: "farmer",
    feed: "feeding",
    spareScraps: "feeding",
    gift: "feeding",
    meal: "feeding",
    effort: "land",
    butcher: "butcher",
    breed: "butcher",
  },
  tables: numberTables,
  values: (options, seats) => ({
    ...endValues(options, seats),
    ...tradeValues(options, seats),
    ...farmerValues(options),
    ...feedingValues(options, seats),
    ...landValues(options, seats),
  }),
};

/** The numbers of a table: thresholds, animals, prices. */
function numberTables(options: Options): readonly RulesTable[] {
  const { animals, moneyHappiness, goods } = numbersOf(options);
  const kinds = ANIMALS.filter((kind) => options.sheep || kind !== "sheep");
  const column = (name: string) => ({ id: `rules.table.${name}` });
  return [
    {
      chapter: "goal",
      title: { id: "rules.table.happiness" },
      columns: [column("row"), 1, 2, 3, 4],
      rows: [...kinds.map((kind) => [{ id: kind }, ...animals[kind].happiness]), [{ id: "money" }, ...moneyHappiness]],
    },
    {
      chapter: "trade",
      title: { id: "rules.table.animals" },
      columns: ["animal", "buy", "sell", "eats", "bugs", "meat"].map(column),
      rows: kinds.map((kind) => {
        const { buy, sell, capacity, bugs, meat } = animals[kind];
        return [{ id: kind }, buy, sell, capacity, bugs, meat];
      }),
    },
    {
      chapter: "trade",
      title: { id: "rules.table.prices" },
      columns: [column("good"), column("sell")],
      rows: GOODS.filter((good) => goods[good] > 0 && (options.sheep || good !== "wool")).map((good) => [
        { id: good },
        goods[good],
      ]),
    },
  ];
}

/** A text where it applies; nothing elsewhere. */
const where = (applies: boolean, text: string | Message): string | Message => (applies ? text : "");

/** A text about some things, unless there are none. */
const about = (id: string, names: readonly string[]): string | Message => where(names.length > 0, { id, names });

const chosen = (options: Options, name: keyof Options): string => `rules.${name}.${options[name]}`;

/** The kinds in the game of which something is true. */
function kindsWith(options: Options, isTrue: (animal: AnimalNumbers) => boolean): readonly string[] {
  const { animals } = numbersOf(options);
  return ANIMALS.filter((kind) => (options.sheep || kind !== "sheep") && isTrue(animals[kind]));
}

function endValues(options: Options, seats: number): TextValues {
  const { rounds, start } = numbersOf(options);
  const tie = options.win === "happiness" ? chosen(options, "tie") : "rules.tie.shared";
  return {
    rounds,
    startMoney: start.money,
    finalSale: where(options.finalSale, "rules.finalSale"),
    win: chosen(options, "win"),
    tie: where(seats > 1, tie),
    startPlayer: where(seats > 1, chosen(options, "startPlayer")),
    breedingStep: where(options.breeding, "rules.breeding.step"),
  };
}

function tradeValues(options: Options, seats: number): TextValues {
  const { goods, bag } = numbersOf(options);
  const { sheep, meepleBag, woolDelay, limitedSupply } = options;
  const priceless = GOODS.filter((good) => goods[good] === 0 && (sheep || good !== "wool"));
  const buying = seats > 1 ? options.buyingOrder : "alone";
  return {
    sellAnimals: chosen(options, "sellAnimals"),
    priceless: about("rules.priceless", [...priceless, ...kindsWith(options, ({ sell }) => sell === 0)]),
    wool: where(sheep && woolDelay, "rules.woolDelay"),
    bag: where(meepleBag, { id: "rules.bag", n: bag.base + bag.perSeat * seats }),
    buying: `rules.buyingOrder.${buying}`,
    buyingGuide: `rules.buyingOrder.${buying}.guide`,
    places: tables({ options, seats }).board.places,
    supply: where(limitedSupply || meepleBag, "rules.limitedSupply"),
  };
}

function farmerValues(options: Options): TextValues {
  const { farmer, hayPerGrass, lands } = numbersOf(options);
  const isWorked = (land: "rough" | "forest") => options.farmerConversion === "effort" && lands[land].effort > 0;
  const worked = (["rough", "forest"] as const).filter(isWorked);
  const atOnce = (["rough", "forest"] as const).filter((land) => !isWorked(land));
  return {
    farmer: { id: chosen(options, "farmerActions"), ...farmer },
    worked: about("rules.worked", worked),
    atOnce: about("rules.atOnce", atOnce),
    conversionGuide: worked.length > 0 ? "rules.worked.guide" : "rules.atOnce.guide",
    hay: hayPerGrass,
    grain: where(options.grainTrack, "rules.grainTrack"),
  };
}

function feedingValues(options: Options, seats: number): TextValues {
  const { scraps, bugLimit } = numbersOf(options);
  const spare = where(options.spareScraps, "rules.spareScraps");
  const others = where(options.scrapsFor === "any" && seats > 1, { id: "rules.scrapsFor.any", spare });
  const workers = kindsWith(options, ({ effort }) => effort > 0);
  return {
    reach: chosen(options, "adjacency"),
    scraps: where(scraps > 0, { id: "rules.scraps", n: scraps, others }),
    meatFeed: where(options.meatFeed, "rules.meatFeed"),
    bugLimit,
    woolMade: where(options.sheep, "rules.woolMade"),
    workers: where(workers.length > 0, {
      id: "rules.workers",
      names: workers,
      where: chosen(options, "effortSquare"),
      bugsToo: where(options.eatenUp === "food-and-bugs", "rules.eatenUp.food-and-bugs"),
    }),
    bugEaters: about(
      "rules.bugEaters",
      kindsWith(options, ({ eats }) => eats.includes("bug")),
    ),
    butcherAnimals: chosen(options, "butcherAnimals"),
    noMeat: about(
      "rules.noMeat",
      kindsWith(options, ({ meat }) => meat === 0),
    ),
    breeding: where(options.breeding, "rules.breeding"),
  };
}

function landValues(options: Options, seats: number): TextValues {
  const { lands } = numbersOf(options);
  const haveNewBugs = Object.values(lands).some(({ bugsPerRound }) => bugsPerRound > 0);
  return {
    growing: where(seats > 1 && options.replenishment === "per-player", "rules.replenishment.per-player"),
    newBugs: haveNewBugs ? "rules.newBugs" : "rules.noNewBugs",
    roughChange: where(lands.rough.effort > 0, { id: "rules.roughChange", n: lands.rough.effort }),
    forestChange: where(lands.forest.effort > 0, { id: "rules.forestChange", n: lands.forest.effort }),
  };
}
