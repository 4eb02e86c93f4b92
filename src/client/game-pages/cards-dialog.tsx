import type { ReactElement } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { PageBody, type PageBodyProps } from "./page-body.tsx";

interface CardsDialogProps extends Omit<PageBodyProps, "page"> {
  readonly title: string;
  readonly onClose: () => void;
}

/** All cards of a game before whatever is on the screen. */
export default function CardsDialog({ title, onClose, ...cards }: CardsDialogProps): ReactElement {
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <PageBody page="cards" {...cards} />
    </Dialog>
  );
}
