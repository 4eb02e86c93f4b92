import type { RulesBook, TextValues } from "../../table/module.ts";
import type { MasterFarmerOptions } from "./options.ts";
import { MOST_PUT_BACK } from "./rules/turn.ts";

/** The rules panel: its chapters, and what they say about the choices of a table. */
export const rulesBook: RulesBook<MasterFarmerOptions> = {
  chapters: ["goal", "turn", "fields", "end", "solo", "cubes", "credits"],
  chapterOf: { name: "goal", draw: "cubes", show: "solo", place: "fields" },
  values: (options, seats) => (seats === 1 ? { ...common(options), ...alone(options) } : common(options)),
};

const chosen = (options: MasterFarmerOptions, name: keyof MasterFarmerOptions): string =>
  `rules.${name}.${options[name]}`;

function common(options: MasterFarmerOptions): TextValues {
  return {
    begins: chosen(options, "begins"),
    naming: chosen(options, "chooseVegetable"),
    protection: chosen(options, "protection"),
    protectionGuide: `${chosen(options, "protection")}.guide`,
    choosing: "rules.place.face",
    unplaced: { id: chosen(options, "unplaceableCube"), n: MOST_PUT_BACK },
    tie: chosen(options, "tie"),
    turning: { id: chosen(options, "soloTurns"), when: chosen(options, "soloTurnWhen") },
    soloGoal: chosen(options, "soloGoal"),
  };
}

/** Alone all fields are protected, and the face is given. */
const alone = ({ soloTurns }: MasterFarmerOptions): TextValues => ({
  protection: "rules.protection.all-fields",
  protectionGuide: "rules.protection.all-fields.guide",
  choosing: soloTurns === 0 ? "rules.place.given" : "rules.place.turned",
});
