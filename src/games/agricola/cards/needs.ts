import type { Seat } from "../../../table/game.ts";
import type { Good } from "../goods.ts";
import { unusedSpaces } from "../scoring.ts";
import { SPACE_INDEX } from "../space-ids.ts";
import { farmOf, type State } from "../state.ts";
import type { Count, Needs } from "./decks/printed.ts";
import { fieldsWith, livesIn, occupations } from "./terms.ts";

/** Whether all that a prerequisite asks for holds now. (AG-040 to AG-046) */
export function meets(state: State, seat: Seat, needs: Needs | undefined): boolean {
  if (needs === undefined) return true;
  const farm = farmOf(state, seat);
  for (const key in needs) {
    switch (key) {
      case "occupations":
        if (!isMet(needs[key]!, occupations(farm))) return false;
        break;
      case "grainFields":
        if (!isMet(needs[key]!, fieldsWith(farm, "grain"))) return false;
        break;
      case "vegetableFields":
        if (!isMet(needs[key]!, fieldsWith(farm, "vegetable"))) return false;
        break;
      case "unusedSpaces":
        if (!isMet(needs[key]!, unusedSpaces(state, seat))) return false;
        break;
      case "house":
        if (!livesIn(farm, ...needs[key]!)) return false;
        break;
      case "personOn":
        if ((state.occupants[SPACE_INDEX[needs[key]!]]! & (1 << seat)) === 0) return false;
        break;
      default:
        if (!isMet(needs[key as Good]!, farm.goods[key as Good])) return false;
    }
  }
  return true;
}

const isMet = (count: Count, there: number): boolean => {
  if (typeof count === "number") return there >= count;
  return "exactly" in count ? there === count.exactly : there <= count.atMost;
};
