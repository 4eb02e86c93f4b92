import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { Speech } from "../words/use-words.ts";
import { MoveMenu } from "./move-menu.tsx";
import type { TableStore } from "./table-store.ts";

interface PlaceMenuProps {
  readonly table: TableStore;
  readonly words: Speech;
}

/** Several moves in one place: a small menu beside it. */
export function PlaceMenu({ table, words }: PlaceMenuProps): ReactElement | null {
  const menu = useStore(table, (state) => state.menu);
  if (menu === undefined) return null;
  const label = words.name("frame.several-here");
  return (
    <MoveMenu
      anchor={{ current: menu.element }}
      label={label}
      title={label}
      table={table}
      offers={menu.offers}
      words={words}
      onClose={table.getState().closeMenu}
    />
  );
}
