import { type ReactElement, useState } from "react";
import { useTable } from "../kit/table-context.ts";
import { copyText } from "../platform/clipboard.ts";
import { linkTo } from "../storage/link.ts";

/** Copies a link that carries the whole finished game. */
export function ShareButton({ id }: { readonly id: string }): ReactElement {
  const { name } = useTable();
  const [said, say] = useState<"result.shared" | "result.too-long" | "result.share-failed">();
  async function share(): Promise<void> {
    const link = await linkTo(id);
    if (link === undefined) return say("result.too-long");
    say((await copyText(link)) ? "result.shared" : "result.share-failed");
  }
  return (
    <>
      <button className="button small" type="button" onClick={() => void share()}>
        {name("result.share")}
      </button>
      <span role="status">{said !== undefined && name(said)}</span>
    </>
  );
}
