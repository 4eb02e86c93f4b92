import "./deal.css";
import type { ReactElement } from "react";
import { proofMessage } from "../../table/proof.ts";
import { useTable } from "../kit/table-context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { host } from "../worker/index.ts";
import type { DealShown, Scene } from "../worker/scene.ts";

interface DealDialogProps {
  readonly onClose: () => void;
  readonly scene: Pick<Scene, "deal" | "waiting">;
  /** Whether whoever sits here may end the game alone. */
  readonly canEnd: boolean;
}

/** How this game is dealt, what was proved of it, and a way to end it before its end. */
export function DealDialog({ onClose, scene, canEnd }: DealDialogProps): ReactElement {
  const { name } = useTable();
  const end = () => {
    void host().abort();
    onClose();
  };
  return (
    <Dialog title={name("deal.title")} onClose={onClose}>
      <DealLines deal={scene.deal} />
      {canEnd && scene.waiting.for !== "nobody" && (
        <>
          <p>{name("deal.end-about")}</p>
          <button className="button" type="button" onClick={end}>
            {name("deal.end")}
          </button>
        </>
      )}
    </Dialog>
  );
}

/** What can be said of a deal, with its commitment to note or to compare. */
export function DealLines({ deal }: { readonly deal: DealShown }): ReactElement {
  const { say, name } = useTable();
  return (
    <div className="deal-lines">
      <p>{say(proofMessage(deal.proof))}</p>
      {isPromised(deal) && (
        <>
          <p>{name("deal.about")}</p>
          <p>
            {name("deal.commitment")} <code>{deal.commitment}</code>
          </p>
        </>
      )}
    </div>
  );
}

/** Whether the commitment says something about the whole game. */
const isPromised = ({ proof }: DealShown): boolean => proof !== "typed" && proof !== "in-part" && proof !== "by-hand";
