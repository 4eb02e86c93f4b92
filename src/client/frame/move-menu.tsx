import { type ReactElement, Suspense } from "react";
import { lazily } from "../parts/lazily.tsx";
import type { MoveMenuProps } from "./move-popover.tsx";

/** What menus are made of; fetched with the first touch of the board, so that no menu is waited for. */
export const loadMenus = () => import("./move-popover.tsx");
const MovePopover = lazily(loadMenus);

/** Moves to choose from, beside a place or a button; open as long as it is drawn. */
export const MoveMenu = (props: MoveMenuProps): ReactElement => (
  <Suspense>
    <MovePopover {...props} />
  </Suspense>
);
