import type { CampaignRules } from "../../../table/campaign-rules.ts";
import { cards } from "../cards/index.ts";
import { worthFromStart } from "../learned/hand-cards.ts";
import { farmOf, type State } from "../state.ts";
import { alone } from "./alone.ts";
import { amongOthers } from "./among-others.ts";

/** Campaigns: three games among others, up to eight and more alone. (Appendix, "Campaigns") */
export const campaign: CampaignRules<State> = {
  given: ["begins", "kept", "provisions"],
  usual: { deal: "plain" },
  played: (ended, seat) => farmOf(ended, seat).cards.filter((card) => cards[card].kind === "occupation"),
  worth: worthFromStart,
  standing: (seats, options, games) => (seats === 1 ? alone(options, games) : amongOthers(seats, options, games)),
};
