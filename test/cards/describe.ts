import { taskOf } from "../../src/table/agenda.ts";
import type { Description, Place, Seat } from "../../src/table/game.ts";
import type { Message } from "../../src/table/messages.ts";
import type { Crop } from "./crops.ts";
import type { Move, State } from "./state.ts";

export function describe(_: State, seat: Seat, move: Move): Description {
  switch (move.type) {
    case "take":
      return { text: { id: "take", task: `task.${move.task}` } };
    case "stop":
      return { text: { id: "stop" } };
    case "weather":
      return { text: { id: "weather", weather: move.weather } };
    case "arrange":
      return { text: move.cards.length === 0 ? { id: "arrange-hidden" } : { id: "arrange", cards: move.cards } };
    case "buy":
      return { text: { id: "buy" }, at: ["market"] };
    case "deal":
      return { text: withCard("deal", move.card) };
    case "pick":
      return { text: withCard("pick", move.card), at: placeOf(`pack/${seat}`, move.card) };
    default:
      return { text: withCard(move.type, move.card), at: placeOf(`hand/${seat}`, move.card) };
  }
}

const withCard = (id: string, card: Crop | null): Message => (card === null ? { id: `${id}-hidden` } : { id, card });

const placeOf = (zone: string, card: Crop | null): readonly Place[] => (card === null ? [] : [`${zone}/${card}`]);

export function question(view: State, seat: Seat): Message {
  const kind = taskOf(view, seat)?.kind ?? "wait";
  return { id: `ask-${kind}` };
}
