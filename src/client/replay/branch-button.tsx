import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import type { Seat } from "../../table/game.ts";
import { BOTS_BY_DEFAULT } from "../new-game/draft.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Choice } from "../parts/fields.tsx";
import type { Speech } from "../words/use-words.ts";
import { host, isProblem } from "../worker/index.ts";
import type { Film } from "../worker/scene.ts";

interface BranchButtonProps {
  readonly film: Film;
  readonly step: number;
  readonly words: Speech;
}

/** Plays on from a step: a new match against bots. */
export function BranchButton({ film, step, words }: BranchButtonProps): ReactElement {
  const { name, say } = words;
  const [isOpen, open] = useState(false);
  const [seat, sit] = useState<Seat>(film.viewer === "spectator" ? firstPerson(film) : film.viewer);
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();

  async function branch(): Promise<void> {
    const players = film.players.map((player, i) => ({
      ...(player.name === undefined ? {} : { name: player.name }),
      ...(i === seat ? {} : { bot: player.bot ?? BOTS_BY_DEFAULT }),
    }));
    const begun = await host().branch(step, players);
    if (isProblem(begun)) setProblem(say(begun.problem));
    else go(`/match/${begun}`);
  }

  return (
    <>
      <button className="button" type="button" onClick={() => open(true)}>
        {name("replay.branch")}
      </button>
      {isOpen && (
        <Dialog title={name("replay.branch")} onClose={() => open(false)}>
          <div className="fields">
            <p>{name("replay.branch-about")}</p>
            {film.result === undefined && <p>{name("replay.branch-imagined")}</p>}
            <Choice<Seat>
              label={name("replay.branch-as")}
              value={seat}
              values={film.players.map((_, value) => ({ value, text: say({ id: "seat.name", seat: value }) }))}
              onChange={(chosen) => sit(chosen)}
            />
            {problem !== undefined && (
              <p className="notice" role="alert">
                {problem}
              </p>
            )}
            <button className="button primary" type="button" onClick={() => void branch()}>
              {name("form.start")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const firstPerson = ({ players }: Film): Seat =>
  Math.max(
    0,
    players.findIndex(({ bot }) => bot === undefined),
  );
