import { Popover } from "radix-ui";
import type { ReactElement, RefObject } from "react";
import type { Speech } from "../words/use-words.ts";
import type { Offered } from "../worker/scene.ts";
import { MoveButton } from "./move-button.tsx";
import type { TableStore } from "./table-store.ts";

export interface MoveMenuProps {
  /** What the menu stands beside; the focus goes back there. */
  readonly anchor: RefObject<Element | null>;
  readonly label: string;
  readonly title?: string;
  readonly table: TableStore;
  readonly offers: readonly Offered[];
  readonly words: Speech;
  onClose(): void;
}

export default function MovePopover({
  anchor,
  label,
  title,
  table,
  offers,
  words,
  onClose,
}: MoveMenuProps): ReactElement {
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<Element>} />
      <Popover.Portal>
        <Popover.Content
          className="menu"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onClick={onClose}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
        >
          {title !== undefined && <p className="menu-head">{title}</p>}
          {offers.map((offer) => (
            <MoveButton key={offer.index} table={table} offer={offer} words={words} className="menu-item" />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
