import type { Place, Seat, Table } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import type { Waiting } from "./scene.ts";

/** Why a seat cannot choose a place now: in the game's words, or that somebody else is asked, or something else. */
export function whyNot(
  { telling }: GameModule,
  view: Table,
  seat: Seat,
  place: Place,
  waiting: Waiting,
): Message | undefined {
  switch (waiting.for) {
    case "viewer":
      return telling?.whyNot?.(view, seat, place) ?? { id: "frame.not-asked" };
    case "bot":
    case "other":
      return { id: "frame.others-asked" };
    default:
      return undefined;
  }
}
