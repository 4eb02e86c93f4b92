import type { ReactElement } from "react";
import { Icon, PlaceBox, useTable } from "../../../client/board.ts";
import { SEASON_IDS, type SeasonId } from "../cards/ids.ts";
import type { State } from "../state.ts";

/** The season of the round, if the game has seasons. */
const seasonOf = ({ common }: State): SeasonId | undefined =>
  SEASON_IDS.find((season) => (common as readonly string[]).includes(season));

/** The seasons board: the four in the order they come round, and what the present one changes. */
export function Seasons({ view }: { readonly view: State }): ReactElement | null {
  const { say, name } = useTable();
  const now = seasonOf(view);
  if (now === undefined) return null;
  return (
    <section className="seasons" aria-label={name("board.seasons")}>
      <ol>
        {SEASON_IDS.map((season) => (
          <li key={season} data-season={season} aria-current={season === now || undefined}>
            <PlaceBox
              id={`common/${season}`}
              label={season === now ? say({ id: "board.season-now", season }) : name(season)}
              explains={season}
              className="season"
            >
              <Icon of={season} size={22} silent />
              {name(season)}
            </PlaceBox>
          </li>
        ))}
      </ol>
      <p>{name(`${now}.about`)}</p>
    </section>
  );
}
