import type { ReactElement } from "react";
import { useTable } from "../kit/table-context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { KEYS } from "./table-keys.ts";

/** The list of keys. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { name } = useTable();
  return (
    <Dialog title={name("frame.keys")} onClose={onClose}>
      <table className="keys">
        <tbody>
          {KEYS.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{name(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
