import { CROPS } from "./crops.ts";
import { GAP, type State } from "./state.ts";
import { SPACES } from "./supplies-board.ts";

/** The table as text: board, market and what lies before each seat; cards by number, hidden ones as "?". */
export function sketch(view: State): string {
  const discsOn = (space: number) =>
    view.farms.flatMap(({ disc }, seat) => (disc === space ? [String(seat + 1)] : [])).join("") +
    (view.countdown === space ? "*" : "");
  const board = SPACES.map((space, i) => `${space}[${discsOn(i)}]`).join(" ");
  const cards = (row: readonly (number | null)[]) => row.map((card) => card ?? "?").join(" ") || "-";
  const seats = view.farms.map(({ crops, stack, hand, fulfilled }, seat) => {
    const goods = CROPS.map((crop, i) => `${crops[i]} ${crop}`).join(", ");
    const mark = seat === view.seat ? ">" : " ";
    return (
      `${mark}seat ${seat + 1}${seat === view.start ? "*" : ""}: ${goods}; hand ${cards(hand.cards)}; ` +
      `stack ${stack.cards.length}; coins ${fulfilled.cards.length}`
    );
  });
  return [
    `round ${view.round}, turn ${view.turn}${view.countdown >= 0 ? `, discs beside ${view.markers}` : ""}`,
    `supplies: ${board}`,
    `market: ${view.market.map((card) => (card === GAP ? "." : card)).join(" ")} (stack ${
      view.marketStack.cards.length
    }, discard ${view.discard.length})`,
    `played: ${cards(view.played)}`,
    ...seats,
  ].join("\n");
}
