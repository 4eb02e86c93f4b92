import { type ReactElement, useState } from "react";
import type { TableInfo } from "../../../protocol/table-info.ts";
import { copyText } from "../../platform/clipboard.ts";
import type { Speech } from "../../words/use-words.ts";

/** How friends find the table: a link, or a short code to type. */
export function Invitation({ table, words }: { readonly table: TableInfo; readonly words: Speech }): ReactElement {
  const { name } = words;
  const [said, say] = useState<"online.copied" | "online.copy-failed">();
  const link = `${location.href.split("#")[0]}#/table/${table.id}`;
  const copy = async () => say((await copyText(link)) ? "online.copied" : "online.copy-failed");
  return (
    <section className="seating-part" aria-label={name("online.invite")}>
      <h2>{name("online.invite")}</h2>
      <p>{name("online.invite-about")}</p>
      <div className="invitation">
        <input
          type="text"
          readOnly
          aria-label={name("online.link")}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <button className="button" type="button" onClick={() => void copy()}>
          {name("online.copy")}
        </button>
        <span role="status">{said !== undefined && name(said)}</span>
      </div>
      <p>
        {name("online.code-of-table")} <code className="table-code">{table.code}</code>
      </p>
    </section>
  );
}
