import "./result.css";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import type { Result } from "../../table/game.ts";
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
}

/** How the game ended: who is where, and what the points are made of. */
export default function ResultDialog({ onClose, scene, result, again }: ResultDialogProps): ReactElement {
  const { name } = useTable();
  const [, go] = useLocation();
  return (
    <Dialog title={name("result.title")} onClose={onClose}>
      <div className="result">
        <Verdict result={result} />
        <Ranks result={result} />
        <CoursePlot id={scene.id} way={scene.way} />
        <Records id={scene.id} game={scene.game} />
        <Review id={scene.id} way={scene.way} />
        <DealLines deal={scene.deal} />
        <div className="result-ways">
          <button className="button primary" type="button" onClick={again?.act ?? (() => go(`/new/${scene.game}`))}>
            {again?.text ?? name("result.again")}
          </button>
          <button className="button" type="button" onClick={() => go(`${scene.way}/replay`)}>
            {name("result.look-back")}
          </button>
          <ShareButton id={scene.id} />
          <button className="button" type="button" onClick={() => void saveMatch(scene.id, scene.game)}>
            {name("frame.export")}
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
  const { say, name, seats } = useTable();
  const { places } = result;
  if (places.length === 1)
    return <p className="verdict">{name(places[0] === 1 ? "result.solo-won" : "result.solo-lost")}</p>;
  const winners = seats.filter(({ seat }) => places[seat] === 1);
  const names = winners.map(({ seat }) => ({ id: "seat.name", seat }));
  if (winners.length > 1 && new Set(winners.map(({ side }) => side)).size === 1)
    return <p className="verdict">{say({ id: "result.won-together", names })}</p>;
  const [only] = winners;
  if (winners.length === 1 && only?.name === name("seat.you"))
    return <p className="verdict">{name("result.you-won")}</p>;
  if (winners.length === 1 && only !== undefined)
    return <p className="verdict">{say({ id: "result.won", seat: only.seat })}</p>;
  return <p className="verdict">{say({ id: "result.won-several", names })}</p>;
}

function Ranks({ result }: { readonly result: Result }): ReactElement {
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
                <span className="score-total">{figures(result.scores[seat]?.total ?? 0)}</span>
              </div>
              {!isOneSheet && <Parts score={result.scores[seat]} none="result.nothing" />}
            </li>
          );
        })}
      </ol>
      {isOneSheet && <ScoreSheet scores={result.scores} />}
    </>
  );
}
