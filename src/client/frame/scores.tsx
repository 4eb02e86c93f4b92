import type { ReactElement } from "react";
import type { Breakdown } from "../../table/game.ts";
import type { BoardModule } from "../board.ts";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import { useSmallScreen } from "../parts/use-compact.ts";
import { figures } from "../words/figures.ts";
import type { Scene } from "../worker/scene.ts";
import { useStoreAfterPaint } from "./after-paint.ts";
import { bySide } from "./seat-looks.ts";
import type { TableStore } from "./table-store.ts";

interface ScoresProps {
  readonly scene: Pick<Scene, "scores" | "actors" | "view" | "viewer">;
  /** The scores after the choice that is pointed at. */
  readonly preview: readonly Breakdown[] | undefined;
  readonly board: BoardModule | undefined;
}

interface LiveScoresProps extends Omit<ScoresProps, "scene"> {
  readonly table: TableStore;
}

/** The scores at the table. The board comes first; they follow once it is painted. */
export function LiveScores({ table, preview, board }: LiveScoresProps): ReactElement | null {
  const scene = useStoreAfterPaint(table, (state) => state.scene);
  return scene === undefined ? null : <Scores scene={scene} preview={preview} board={board} />;
}

/** How everyone stands now, part by part. */
export function Scores({ scene, preview, board }: ScoresProps): ReactElement {
  const { name, say, seats } = useTable();
  // On a small screen the parts of one score lie over the board at a time.
  const openOne = useSmallScreen() === undefined ? undefined : "scores";
  const SeatLine = board?.SeatLine;
  return (
    <section className="scores" aria-label={name("frame.scores")}>
      <h2>{name("frame.scores")}</h2>
      <ul data-lined={SeatLine !== undefined || undefined}>
        {bySide(seats).flatMap((side) =>
          side.map(({ seat, name: who, ink }, i) => {
            const score = scene.scores[seat];
            const headline = board?.headline?.(scene.view, seat);
            const change =
              preview === undefined || headline !== undefined ? 0 : (preview[seat]?.total ?? 0) - (score?.total ?? 0);
            return (
              <li
                key={seat}
                data-spot={`seat/${seat}`}
                data-asked={scene.actors.includes(seat) || undefined}
                data-partner={i > 0 || undefined}
              >
                <details name={openOne}>
                  <summary
                    aria-label={
                      headline === undefined
                        ? say({ id: "frame.score-of", seat, n: score?.total ?? 0 })
                        : say({ id: "frame.headline-of", seat, what: headline.label })
                    }
                  >
                    <SeatMark seat={seat} size={20} />
                    <span className="score-name" style={{ color: ink }}>
                      {who}
                    </span>
                    {change !== 0 && <Change by={change} />}
                    <span className="score-total">
                      {figures(headline?.n ?? score?.total ?? 0)}
                      {headline !== undefined && <small>{name("frame.to-go")}</small>}
                    </span>
                  </summary>
                  <Parts score={score} none="frame.nothing-yet" />
                </details>
                {SeatLine !== undefined && <SeatLine view={scene.view} seat={seat} viewer={scene.viewer} />}
              </li>
            );
          }),
        )}
      </ul>
    </section>
  );
}

const Change = ({ by }: { readonly by: number }): ReactElement => (
  <span className="score-change" data-loss={by < 0 || undefined}>
    {by > 0 ? `+${by}` : figures(by)}
  </span>
);

interface PartsProps {
  readonly score: Breakdown | undefined;
  /** The id of what is said where there is no part. */
  readonly none: string;
}

/** A score part by part. */
export function Parts({ score, none }: PartsProps): ReactElement {
  const { name, say } = useTable();
  if (score === undefined || score.parts.length === 0) return <p className="parts">{name(none)}</p>;
  return (
    <table className="parts">
      <tbody>
        {score.parts.map(({ text, points, own }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a score keep their order
          <tr key={i}>
            <th scope="row">{say(text)}</th>
            {own !== undefined && <td className="own-part">{say({ id: "frame.own-part", n: own })}</td>}
            <td>{figures(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
