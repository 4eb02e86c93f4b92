import { taskOf } from "../../table/agenda.ts";
import type { Described } from "../../table/options.ts";
import type { OrderBook } from "../../table/orders.ts";
import { rules } from "./rules/index.ts";
import { rewardOf } from "./rules/rewards.ts";
import type { Move, State, Task } from "./state.ts";

export type FormidableOrder = {
  /** Which rewards are used without asking: none, crops that the card names, or all without a choice. */
  readonly rewards: "ask" | "crops" | "plain";
  /** Which coins are paid: as asked, or those that were fulfilled first. */
  readonly coins: "ask" | "oldest";
};

const described: Described<FormidableOrder> = {
  fields: {
    rewards: { kind: "choice", values: ["ask", "crops", "plain"], default: "ask" },
    coins: { kind: "choice", values: ["ask", "oldest"], default: "ask" },
  },
};

/** Rewards that nobody refuses and the choice among equal coins can be left to an order. */
export const orders: OrderBook<State, Move, FormidableOrder> = {
  described,
  answer(view, seat, { rewards, coins }) {
    const task = taskOf(view, seat) as Task | undefined;
    const [first] = rules.moves(view, seat);
    if (task?.kind === "payCoins") return coins === "oldest" ? first : undefined;
    if (task?.kind !== "reward" || first?.type !== "use" || rewards === "ask") return undefined;
    const { kind } = rewardOf(task);
    return rewards === "plain" || kind === "take" || kind === "perAnimal" ? first : undefined;
  },
};
