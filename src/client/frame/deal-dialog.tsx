import type { ReactElement } from "react";
import { useTable } from "../kit/table-context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { host } from "../worker/index.ts";
import type { Scene } from "../worker/scene.ts";
import { DealLines } from "./deal.tsx";

interface DealDialogProps {
  readonly onClose: () => void;
  readonly scene: Pick<Scene, "deal" | "waiting">;
  /** Whether whoever sits here may end the game alone. */
  readonly canEnd: boolean;
}

/** How this game is dealt, what was proved of it, and a way to end it before its end. */
export default function DealDialog({ onClose, scene, canEnd }: DealDialogProps): ReactElement {
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
