import "./dialog.css";
import { Dialog as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { useWords } from "../words/use-words.ts";

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export default function SheetFrame({ title, onClose, children }: SheetProps): ReactElement {
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
