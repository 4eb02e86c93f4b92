import type { ReactElement } from "react";
import { explain, Icon, PlaceBox, SeatMark, useTable } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { GOAL_COINS, goals } from "../data/goals.ts";
import { TRANSPORTS } from "../data/grammar.ts";
import { farmOf } from "../farm.ts";
import { setPlace, skillPlace, supplyPlace } from "../places.ts";
import { counted } from "../rules/goals.ts";
import type { State } from "../state.ts";
import { tables } from "../tables.ts";
import { FACE, Face, faceText } from "./face.tsx";

interface ModuleProps {
  readonly view: State;
  readonly shown: State;
  readonly seat: Seat;
}

/** Farmer module: each Transport tile with the skill it pays for, and how many are in the supply. */
export function Skills({ view, shown, seat }: ModuleProps): ReactElement {
  const { say, name } = useTable();
  const { paid } = farmOf(view, seat);
  return (
    <section className="fs-box" aria-label={name("board.skills")}>
      <h3>{name("board.skills")}</h3>
      <div className="fs-skills">
        {view.skills.map((skill, kind) => {
          const tile = TRANSPORTS[kind]!;
          const isPaid = (paid & (1 << kind)) !== 0;
          return (
            <div key={tile} className="fs-skill">
              <PlaceBox
                id={supplyPlace(tile)}
                label={say({ id: "board.supply", tile, n: shown.supply[kind]! })}
                className="fs-supply"
              >
                <Icon of={tile} size={30} silent />
                <small>×{shown.supply[kind]}</small>
              </PlaceBox>
              <PlaceBox
                id={skillPlace(tile)}
                label={say({ id: isPaid ? "board.skill-paid" : "board.skill", tile, skill })}
                className={isPaid ? "fs-skill-text paid" : "fs-skill-text"}
              >
                {name(skill)}
              </PlaceBox>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Goals module: the two goals, who has met them, and how far a seat has come. */
export function Goals({ shown, seat }: ModuleProps): ReactElement {
  const { say, name } = useTable();
  return (
    <section className="fs-box" aria-label={name("board.goals")} {...explain("board.goals")}>
      <h3>{name("board.goals")}</h3>
      {shown.goals.map((goal, i) => {
        const { count, atLeast } = goals[goal];
        const met = shown.farms.flatMap((farm, other) =>
          farm.goals[i] === 0 ? [] : [{ other, coins: farm.goals[i]! }],
        );
        const isClosed = (shown.goalsBefore[i] ?? 0) >= GOAL_COINS.length;
        const n = Math.min(atLeast, counted(shown, farmOf(shown, seat), count));
        return (
          <div key={goal} className={isClosed ? "fs-goal closed" : "fs-goal"}>
            <span className="fs-goal-text">{name(goal)}</span>
            <span className="fs-progress" role="img" aria-label={say({ id: "board.progress", n, most: atLeast })}>
              {n}/{atLeast}
            </span>
            <span className="fs-row">
              {met.map(({ other, coins }) => (
                <span key={other} className="fs-piece">
                  <SeatMark seat={other} size={18} />
                  {coins}
                </span>
              ))}
              {!isClosed && (
                <span className="fs-piece">
                  <Icon of="coin" size={18} silent /> {GOAL_COINS[shown.goalsBefore[i] ?? 0]}
                </span>
              )}
            </span>
          </div>
        );
      })}
    </section>
  );
}

/** Jump-Start module: the sets to choose from; the card that is clicked goes to field 4, the other one to field 8. */
export function Sets({ view }: { readonly view: State }): ReactElement {
  const { say, name } = useTable();
  return (
    <section className="fs-box" aria-label={name("board.sets")}>
      <h3>{name("board.sets")}</h3>
      <p className="fs-note">{name("board.sets-how")}</p>
      <div className="fs-sets">
        {view.sets.map((set, i) =>
          set.length === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place
            <div key={i} className="fs-set">
              {set.map((card) => (
                <PlaceBox
                  key={card}
                  id={setPlace(i, card)}
                  label={say({ id: "board.set-card", n: i + 1, card: faceText(tables(view).cards[card]) })}
                >
                  <svg className="board" viewBox={`0 0 ${FACE.width} ${FACE.height}`} aria-hidden="true">
                    <Face component={tables(view).cards[card]} isCard />
                  </svg>
                </PlaceBox>
              ))}
            </div>
          ),
        )}
      </div>
    </section>
  );
}
