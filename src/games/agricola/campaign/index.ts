import type { CampaignRules } from "../../../table/campaign-rules.ts";
import { type HandCardId, printed } from "../cards/decks/index.ts";
import { worthFromStart } from "../learned/hand-cards.ts";
import { farmOf, type State } from "../state.ts";
import { alone } from "./alone.ts";
import { amongOthers } from "./among-others.ts";

/** Campaigns: three games among others, up to eight and more alone. (Appendix, "Campaigns") */
export const campaign: CampaignRules<State> = {
  given: ["begins", "kept", "provisions"],
  usual: { deal: "plain", sideJob: false },
  // Occupations of the small decks are drawn, not played; they stay in their deck.
  played: (ended, seat) =>
    farmOf(ended, seat).cards.filter((card) => printed[card as HandCardId]?.kind === "occupation"),
  worth: worthFromStart,
  standing: (seats, options, games) => (seats === 1 ? alone(options, games) : amongOthers(seats, options, games)),
};
