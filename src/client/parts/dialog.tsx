import { type ReactElement, Suspense } from "react";
import type { DialogProps } from "./dialog-frame.tsx";
import { lazily } from "./lazily.tsx";
import type { SheetProps } from "./sheet-frame.tsx";

// What a dialog is made of is loaded when the first one opens.
const DialogFrame = lazily(() => import("./dialog-frame.tsx"));
const SheetFrame = lazily(() => import("./sheet-frame.tsx"));

/** A dialog with a title, open as long as it is drawn; the keyboard stays inside it. */
export const Dialog = (props: DialogProps): ReactElement => (
  <Suspense>
    <DialogFrame {...props} />
  </Suspense>
);

/** A sheet above the action bar of a phone; what lies beside it can be used meanwhile. */
export const Sheet = (props: SheetProps): ReactElement => (
  <Suspense>
    <SheetFrame {...props} />
  </Suspense>
);
