import { lazy, type ReactElement, Suspense } from "react";
import type { MoveMenuProps } from "./move-popover.tsx";

const MovePopover = lazy(() => import("./move-popover.tsx"));

/** Moves to choose from, beside a place or a button; open as long as it is drawn. */
export const MoveMenu = (props: MoveMenuProps): ReactElement => (
  <Suspense>
    <MovePopover {...props} />
  </Suspense>
);
