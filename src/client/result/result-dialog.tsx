import "./result.css";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import type { Result } from "../../table/game.ts";
import { tiesOf } from "../../table/sides.ts";
import type { SeatLook } from "../board.ts";
import type { Act } from "../frame/around.ts";
import { DealLines } from "../frame/deal.tsx";
import { SeatMark } from "../kit/seat-mark.tsx";
import { useTable } from "../kit/table-context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { saveMatch } from "../storage/save-match.ts";
import type { Scene } from "../worker/scene.ts";
import { CoursePlot } from "./course.tsx";
import { Difference } from "./difference.tsx";
import { type Headline, Ranks } from "./ranks.tsx";
import { Records } from "./records.tsx";
import { Review } from "./review.tsx";
import { areAlike, ScoreSheet } from "./score-sheet.tsx";
import { ShareButton } from "./share-button.tsx";
import { useReveal } from "./use-reveal.ts";

interface ResultDialogProps {
  readonly onClose: () => void;
  readonly scene: Pick<Scene, "id" | "way" | "game" | "players" | "deal">;
  readonly result: Result;
  /** How to play again with the same people. */
  readonly again?: Act | undefined;
  readonly headline?: Headline | undefined;
}

/** How the game ended: who is where, and what the points are made of. */
export default function ResultDialog({ onClose, scene, result, again, headline }: ResultDialogProps): ReactElement {
  const { name, say } = useTable();
  const [, go] = useLocation();
  const isOneSheet = areAlike(result.scores, say);
  const parts = isOneSheet ? (result.scores[0]?.parts.length ?? 0) : 0;
  const [shown, showAll] = useReveal(scene.id, parts);
  const counted = shown < parts ? shown : undefined;
  return (
    <Dialog title={name("result.title")} onClose={onClose}>
      <div className="result">
        <div className="result-part">
          {counted === undefined ? <Verdict result={result} /> : <Counting showAll={showAll} />}
          <Ranks result={result} headline={headline} counted={counted} hasParts={!isOneSheet} />
          {isOneSheet && <ScoreSheet scores={result.scores} counted={counted} />}
          <div className="result-ties" data-waits={counted !== undefined || undefined}>
            <Ties result={result} />
          </div>
        </div>
        <div className="result-part" data-waits={counted !== undefined || undefined}>
          <CoursePlot
            id={scene.id}
            way={scene.way}
            title={name(headline ? "board.course" : "result.course")}
            share={counted === undefined ? 1 : counted / parts}
          />
          <Records id={scene.id} game={scene.game} />
          <Difference result={result} players={scene.players} />
          <Review id={scene.id} way={scene.way} />
          <details className="result-deal">
            <summary>{name("deal.title")}</summary>
            <DealLines deal={scene.deal} />
          </details>
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

/** While the points are being counted. */
function Counting({ showAll }: { readonly showAll: () => void }): ReactElement {
  const { name } = useTable();
  return (
    <p className="verdict counting">
      <span>{name("result.counting")}</span>
      <button className="button small" type="button" onClick={showAll}>
        {name("result.show-all")}
      </button>
    </p>
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
