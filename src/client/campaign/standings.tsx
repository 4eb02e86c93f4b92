import type { ReactElement } from "react";
import type { Standing } from "../../table/campaign-rules.ts";
import type { Speech } from "../words/use-words.ts";

/** Campaign points game by game, the best first. */
export function Standings({ standing, words }: { readonly standing: Standing; readonly words: Speech }): ReactElement {
  const { say, name } = words;
  const { games, points = [], places = [] } = standing;
  const seats = points.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{name("campaign.standings")}</h2>
      <div className="campaign-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{name("campaign.player")}</th>
              {games.map(({ number }) => (
                <th key={number} scope="col">
                  {say({ id: "campaign.game", n: number })}
                </th>
              ))}
              <th scope="col">{name("campaign.points-of")}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat}>
                <th scope="row">
                  {places[seat]}. {say({ id: "seat.name", seat })}
                </th>
                {games.map(({ number, scores, awarded }) => (
                  <td key={number}>
                    +{awarded?.[seat]} <small>({scores?.[seat]})</small>
                  </td>
                ))}
                <td>
                  <strong>{points[seat]}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="campaign-note">{name("campaign.points-about")}</p>
    </section>
  );
}
