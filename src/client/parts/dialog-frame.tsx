import "./dialog.css";
import { Dialog as Primitive } from "radix-ui";
import type { ReactElement } from "react";
import { useWords } from "../words/use-words.ts";
import type { SheetProps } from "./sheet-frame.tsx";

export interface DialogProps extends SheetProps {
  /** A sheet stands at the side of a wide screen; on a phone every dialog comes from the bottom. */
  readonly isSheet?: boolean;
  /** As wide as the screen allows. */
  readonly isWide?: boolean;
}

export default function DialogFrame({
  title,
  onClose,
  isSheet = false,
  isWide = false,
  children,
}: DialogProps): ReactElement {
  const { name } = useWords();
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="dialog-veil" />
        <Primitive.Content
          className={isSheet ? "dialog sheet" : isWide ? "dialog wide" : "dialog"}
          aria-describedby={undefined}
          onEscapeKeyDown={closePopover}
        >
          <header className="dialog-head">
            <Primitive.Title>{title}</Primitive.Title>
            <Primitive.Close className="button quiet small">{name("page.close")}</Primitive.Close>
          </header>
          <div className="dialog-body">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Escape closes what is open within a dialog before it closes the dialog. */
function closePopover(event: KeyboardEvent): void {
  const open = document.querySelector<HTMLElement>(".dialog [popover]:popover-open");
  if (open === null) return;
  open.hidePopover();
  event.preventDefault();
}
