import { type ReactElement, useEffect, useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { unkept } from "../platform/unkept.ts";
import { useWords } from "../words/use-words.ts";
import { host } from "../worker/index.ts";

/** Asks whether finished games may be removed to make room for those that are played. */
export function MakeRoom({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { name, say } = useWords();
  const [finished, setFinished] = useState<number>();
  const [isStillFull, setStillFull] = useState(false);
  useEffect(() => void host().finished().then(setFinished), []);

  async function remove(): Promise<void> {
    await host().makeRoom();
    if (unkept.getState().reason === undefined) return onClose();
    setStillFull(true);
    setFinished(await host().finished());
  }

  return (
    <Dialog title={name("unkept.make-room")} onClose={onClose}>
      <div className="fields">
        {isStillFull && <p role="alert">{name("unkept.still-full")}</p>}
        {finished === 0 && <p>{name("unkept.none")}</p>}
        {finished !== undefined && finished > 0 && (
          <>
            <p>{name("unkept.remove-about")}</p>
            <button className="button primary" type="button" onClick={() => void remove()}>
              {say({ id: "unkept.remove", n: finished })}
            </button>
          </>
        )}
        <button className="button" type="button" onClick={onClose}>
          {name("page.cancel")}
        </button>
      </div>
    </Dialog>
  );
}
