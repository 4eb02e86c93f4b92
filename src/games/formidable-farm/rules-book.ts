import type { RulesBook } from "../../table/module.ts";
import { CROP_VALUE, CROPS } from "./crops.ts";
import type { FormidableOptions } from "./options.ts";

/** The rules panel: its chapters, and what they and the cards say about the choices of a table. */
export const rulesBook: RulesBook<FormidableOptions> = {
  chapters: ["goal", "turn", "supplies", "cards", "breakers", "end", "solo", "origin", "credits"],
  chapterOf: {
    turn: "turn",
    pay: "cards",
    payAnimals: "cards",
    payCoins: "breakers",
    coinToStack: "cards",
    coinToHand: "cards",
    marketToStack: "cards",
    reward: "cards",
    takeCrops: "cards",
    returnCards: "cards",
    arrange: "cards",
  },
  tables: () => [
    {
      chapter: "end",
      title: { id: "rules.table.crops" },
      columns: [{ id: "rules.table.crop" }, { id: "rules.table.worth" }],
      rows: CROPS.map((crop, i) => [{ id: crop }, CROP_VALUE[i] as number]),
    },
  ],
  values: (options, seats) => ({
    finish: seats === 1 ? "rules.finish.alone" : "rules.finish.several",
    marketLimit: seats > 1 || options.soloFirstTurnsMarketLimit ? "rules.marketLimit" : "rules.noMarketLimit",
    emptyStack: chosen(options, "emptyStackAtSupplySpace"),
    twiceAt: chosen(options, "suppliesTwice"),
    suppliesTwice: `${chosen(options, "suppliesTwice")}.rule`,
    atLeast: options.anyNumberMinimum === 0 ? "" : "rules.atLeastOne",
    animals: chosen(options, "anyNumberMinimum"),
    fromStack: chosen(options, "fulfilledFromStackPayableAtOnce"),
    furtherTurns: chosen(options, "anotherTurnStacks"),
    finishedTurn: chosen(options, "finishedSeatTakesAnotherTurn"),
    rounds: options.roundLimit,
    soloTurn: chosen(options, "soloAnotherTurnIsFree"),
    soloPrevious: chosen(options, "soloPreviousDisc"),
  }),
};

const chosen = (options: FormidableOptions, name: keyof FormidableOptions): string => `rules.${name}.${options[name]}`;
