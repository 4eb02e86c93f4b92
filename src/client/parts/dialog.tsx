import "./dialog.css";
import { Dialog as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { useWords } from "../words/use-words.ts";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** A sheet stands at the side of a wide screen; on a phone every dialog comes from the bottom. */
  readonly isSheet?: boolean;
  /** As wide as the screen allows. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A dialog with a title, open as long as it is drawn; the keyboard stays inside it. */
export function Dialog({ title, onClose, isSheet = false, isWide = false, children }: DialogProps): ReactElement {
  const { name } = useWords();
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="dialog-veil" />
        <Primitive.Content
          className={isSheet ? "dialog sheet" : isWide ? "dialog wide" : "dialog"}
          aria-describedby={undefined}
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

/** A sheet above the action bar of a phone; what lies beside it can be used meanwhile. */
export function Sheet({ title, onClose, children }: Omit<DialogProps, "isSheet" | "isWide">): ReactElement {
  const { name } = useWords();
  return (
    <Primitive.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          className="low-sheet"
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <header className="dialog-head">
            <Primitive.Title>{title}</Primitive.Title>
            <Primitive.Close className="button quiet small">{name("page.close")}</Primitive.Close>
          </header>
          <div className="dialog-body" tabIndex={0}>
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
