import type { ReactElement, ReactNode } from "react";
import { HintBadge, usePlace, useTable } from "../../../../client/board.ts";
import type { CardId } from "../../cards/index.ts";
import { Face } from "./face.tsx";

interface CardPlaceProps {
  readonly id: string;
  /** Where the card lies, for the screen reader; its text is read after it. */
  readonly label: string;
  readonly card: CardId;
  readonly isUnmet?: boolean;
  readonly children?: ReactNode;
}

/** A card that can be chosen: its face is a place. */
export function CardPlace({ id, label, card, isUnmet = false, children }: CardPlaceProps): ReactElement {
  const { name } = useTable();
  const attributes = usePlace(id, label);
  return (
    <div className="place-box card-box" {...attributes} aria-description={name(`${card}.about`)}>
      <Face card={card} isUnmet={isUnmet}>
        {children}
      </Face>
      <HintBadge of={id} />
    </div>
  );
}

interface CardRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Cards side by side; on a phone the row is moved sideways, also by its keys. */
export function CardRow({ label, children }: CardRowProps): ReactElement {
  return (
    <div className="card-row" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
