import { type ReactElement, useState } from "react";
import type { Player } from "../../table/match-file.ts";
import { SeatFields } from "../new-game/seat-fields.tsx";
import { Dialog } from "../parts/dialog.tsx";
import type { Speech } from "../words/use-words.ts";
import { host } from "../worker/index.ts";

interface SeatsDialogProps {
  readonly onClose: () => void;
  readonly players: readonly Player[];
  readonly bots: readonly string[];
  readonly words: Speech;
}

/** Who sits where in a match under way: a bot's seat can be given to a person, and a person's to a bot. */
export default function SeatsDialog({ onClose, players, bots, words }: SeatsDialogProps): ReactElement {
  const { name, say } = words;
  const [draft, setDraft] = useState(players);
  const [problem, setProblem] = useState<string>();
  async function sitDown(): Promise<void> {
    const reason = await host().reseat(draft);
    if (reason === undefined) onClose();
    else setProblem(say(reason));
  }
  return (
    <Dialog title={name("seats.title")} onClose={onClose}>
      <div className="fields">
        <p>{name("seats.about")}</p>
        {draft.map((player, seat) => (
          <SeatFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            seat={seat}
            player={player}
            called={say({ id: "seat.person", n: seat + 1 })}
            bots={bots}
            words={words}
            onChange={(changed) => setDraft(draft.with(seat, changed))}
          />
        ))}
        {problem !== undefined && (
          <p className="notice" role="alert">
            {problem}
          </p>
        )}
        <button className="button primary" type="button" onClick={() => void sitDown()}>
          {name("seats.done")}
        </button>
      </div>
    </Dialog>
  );
}
