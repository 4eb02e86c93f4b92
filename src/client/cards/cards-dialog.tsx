import type { ReactElement } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { AllCards, type AllCardsProps } from "./all-cards.tsx";

interface CardsDialogProps extends AllCardsProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** All cards of a game before whatever is on the screen. */
export default function CardsDialog({ title, onClose, ...cards }: CardsDialogProps): ReactElement {
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <AllCards {...cards} />
    </Dialog>
  );
}
