import "./errors-dialog.css";
import type { ReactElement } from "react";
import { useTable } from "../kit/table-context.ts";
import { Dialog } from "../parts/dialog.tsx";

interface ErrorsDialogProps {
  readonly onClose: () => void;
  readonly errors: readonly string[];
}

/** How bots failed, as text to copy into a report. */
export default function ErrorsDialog({ onClose, errors }: ErrorsDialogProps): ReactElement {
  const { name } = useTable();
  return (
    <Dialog title={name("errors.title")} onClose={onClose}>
      <p>{name("errors.about")}</p>
      <textarea
        className="error-report"
        aria-label={name("errors.report")}
        readOnly
        rows={10}
        value={errors.join("\n\n")}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
