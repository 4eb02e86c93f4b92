import "./deal.css";
import type { ReactElement } from "react";
import { proofMessage } from "../../table/proof.ts";
import { useTable } from "../kit/table-context.ts";
import type { DealShown } from "../worker/scene.ts";

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
