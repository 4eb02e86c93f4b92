import { type ReactElement, useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { useWords } from "../words/use-words.ts";
import { host } from "../worker/index.ts";
import { Calls, reasonFor } from "./calls.ts";
import { pageAddress, useServer } from "./server.ts";

interface PersonProps {
  readonly id: string | undefined;
  readonly called: string;
}

/** The name of somebody at a table; of others it opens what one can do about them. */
export function Person({ id, called }: PersonProps): ReactElement {
  const me = useServer((server) => server.me);
  const [isOpen, open] = useState(false);
  if (me === undefined || id === undefined || id === "" || id === me.id) return <strong>{called}</strong>;
  return (
    <>
      <button className="person" type="button" aria-haspopup="dialog" onClick={() => open(true)}>
        {called}
      </button>
      {isOpen && <PersonDialog id={id} called={called} onClose={() => open(false)} />}
    </>
  );
}

interface PersonDialogProps {
  readonly id: string;
  readonly called: string;
  readonly onClose: () => void;
}

/** Somebody's words need not be read, and nobody has to play with everybody. */
function PersonDialog({ id, called, onClose }: PersonDialogProps): ReactElement {
  const { name, say } = useWords();
  const [problem, setProblem] = useState<string>();
  const keepAway = async (list: "mutes" | "blocks") => {
    try {
      await new Calls(pageAddress()).put(`api/me/${list}/${id}`);
      await host().readAgain();
      onClose();
    } catch (error) {
      setProblem(say(reasonFor(error)));
    }
  };
  return (
    <Dialog title={called} onClose={onClose}>
      <div className="fields">
        <button className="button" type="button" onClick={() => void keepAway("mutes")}>
          {name("online.mute")}
        </button>
        <p>{name("online.mute-about")}</p>
        <button className="button" type="button" onClick={() => void keepAway("blocks")}>
          {name("online.block")}
        </button>
        <p>{name("online.block-about")}</p>
        {problem !== undefined && (
          <p className="notice" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
