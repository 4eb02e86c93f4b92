import "./result.css";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import type { Breakdown, Result, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import { tiesOf } from "../../table/sides.ts";
import type { SeatLook } from "../board.ts";
import type { Act } from "../frame/around.ts";
import { DealLines } from "../frame/deal.tsx";
import { Parts } from "../frame/scores.tsx";
import { bySide } from "../frame/seat-looks.ts";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { saveMatch } from "../storage/save-match.ts";
import { figures } from "../words/figures.ts";
import type { Scene } from "../worker/scene.ts";
import { CoursePlot } from "./course.tsx";
import { Difference } from "./difference.tsx";
import { Records } from "./records.tsx";
import { Review } from "./review.tsx";
import { areAlike, ScoreSheet } from "./score-sheet.tsx";
import { ShareButton } from "./share-button.tsx";

interface ResultDialogProps {
  readonly onClose: () => void;
  readonly scene: Pick<Scene, "id" | "way" | "game" | "players" | "deal">;
  readonly result: Result;
  /** How to play again with the same people. */
  readonly again?: Act | undefined;
  /** The number that decides, where it is not the points. */
  readonly headline?: ((seat: Seat) => { readonly n: number; readonly label: Message } | undefined) | undefined;
}

/** How the game ended: who is where, and what the points are made of. */
export default function ResultDialog({ onClose, scene, result, again, headline }: ResultDialogProps): ReactElement {
  const { name } = useTable();
  const [, go] = useLocation();
  return (
    <Dialog title={name("result.title")} onClose={onClose}>
      <div className="result">
        <div className="result-part">
          <Verdict result={result} />
          <Ranks result={result} headline={headline} />
          <Ties result={result} />
        </div>
        <div className="result-part">
          <Difference result={result} players={scene.players} />
          <CoursePlot id={scene.id} way={scene.way} title={name(headline ? "board.course" : "result.course")} />
          <Records id={scene.id} game={scene.game} />
          <Review id={scene.id} way={scene.way} />
          <DealLines deal={scene.deal} />
          <div className="result-keep">
            <ShareButton id={scene.id} />
            <button className="button small" type="button" onClick={() => void saveMatch(scene.id, scene.game)}>
              {name("frame.export")}
            </button>
          </div>
        </div>
        <div className="result-ways">
          <button className="button primary" type="button" onClick={again?.act ?? (() => go(`/new/${scene.game}`))}>
            {again?.text ?? name("result.again")}
          </button>
          <button className="button" type="button" onClick={() => go(`${scene.way}/replay`)}>
            {name("result.look-back")}
          </button>
          <button className="button" type="button" onClick={onClose}>
            {name("result.back")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Verdict({ result }: { readonly result: Result }): ReactElement {
  const table = useTable();
  const winners = table.seats.filter(({ seat }) => result.places[seat] === 1);
  return (
    <p className="verdict" style={{ borderColor: winners[0]?.colour }}>
      {winners.map(({ seat }) => (
        <SeatMark key={seat} seat={seat} size={36} />
      ))}
      <span>{verdict(result, winners, table)}</span>
    </p>
  );
}

function verdict({ places }: Result, winners: readonly SeatLook[], { say, name }: ReturnType<typeof useTable>): string {
  if (places.length === 1) return name(places[0] === 1 ? "result.solo-won" : "result.solo-lost");
  const [only, second] = winners;
  if (winners.length === 1 && only !== undefined)
    return only.name === name("seat.you") ? name("result.you-won") : say({ id: "result.won", seat: only.seat });
  const names =
    winners.length === 2
      ? [{ id: "seat.two", first: only!.seat, second: second!.seat }]
      : winners.map(({ seat }) => ({ id: "seat.name", seat }));
  const isOneSide = new Set(winners.map(({ side }) => side)).size === 1;
  return say({ id: isOneSide ? "result.won-together" : "result.won-several", names });
}

/** By what equal points were settled. */
function Ties({ result }: { readonly result: Result }): ReactElement[] {
  const { say, seats } = useTable();
  const sides = seats.map(({ side }) => side);
  return tiesOf(result, sides).map(({ points, seats: tied, isSettled }) => {
    const counts = tied.map((seat) => ({ id: "result.tie-count", seat, n: result.tieBreak?.counts[seat] ?? 0 }));
    const id = isSettled ? "result.tie" : "result.tie-shared";
    return <p key={points}>{say({ id, points, what: result.tieBreak?.text ?? "", counts })}</p>;
  });
}

/** Only what brings points: the number that decides is told apart. */
const counting = (score: Breakdown | undefined): Breakdown | undefined =>
  score && { ...score, parts: score.parts.filter(({ points }) => points !== 0) };

function Ranks({ result, headline }: Pick<ResultDialogProps, "result" | "headline">): ReactElement {
  const { say, name, seats } = useTable();
  const isOneSheet = areAlike(result.scores, say);
  const placeOf = ([first]: readonly SeatLook[]) => result.places[first?.seat ?? 0] ?? 0;
  const ranked = [...bySide(seats)].sort((a, b) => placeOf(a) - placeOf(b));
  const isSolo = seats.length === 1;
  return (
    <>
      <ol className="ranks">
        {ranked.map((side) => {
          const { seat, ink } = side[0]!;
          const decides = headline?.(seat);
          return (
            <li key={seat}>
              <div className="rank-line">
                {!isSolo && (
                  <span className="rank" role="img" aria-label={`${name("result.place")} ${result.places[seat]}`}>
                    {result.places[seat]}
                  </span>
                )}
                {side.map((look) => (
                  <SeatMark key={look.seat} seat={look.seat} />
                ))}
                <strong style={{ color: ink }}>{side.map((look) => look.name).join(" + ")}</strong>
                <span className="score-total">
                  {decides === undefined ? figures(result.scores[seat]?.total ?? 0) : say(decides.label)}
                </span>
              </div>
              {!isOneSheet && (
                <Parts
                  score={decides === undefined ? result.scores[seat] : counting(result.scores[seat])}
                  none="result.nothing"
                />
              )}
            </li>
          );
        })}
      </ol>
      {isOneSheet && <ScoreSheet scores={result.scores} />}
    </>
  );
}
