import type { ReactElement } from "react";
import { type BoardProps, Icon, useTable } from "../../../client/board.ts";
import { overview } from "../learning.ts";
import { isHarvest, type State } from "../state.ts";

/** The action space cards by stage; those that have come are struck off. */
export function Stages({ view }: BoardProps<State>): ReactElement {
  const { say, name } = useTable();
  return (
    <ol className="stages">
      {overview(view).map(({ stage, rounds, cards }) => (
        <li key={stage}>
          <strong>{say({ id: "board.stage", n: stage })}</strong>{" "}
          {say(
            rounds.length > 1
              ? { id: "board.stage-rounds", from: rounds[0]!, to: rounds.at(-1)! }
              : { id: "board.stage-round", from: rounds[0]! },
          )}{" "}
          {rounds.filter(isHarvest).map((round) => (
            <Icon key={round} of="harvest" size={16} silent />
          ))}
          <ul>
            {cards.map(({ id, isRevealed }) => (
              <li key={id} data-explain={id} data-revealed={isRevealed || undefined}>
                {isRevealed ? `✓ ${name(id)}` : name(id)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
