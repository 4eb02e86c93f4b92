import { type ReactElement, useRef } from "react";
import { useStore } from "zustand";
import type { Speech } from "../words/use-words.ts";
import { MoveMenu } from "./move-menu.tsx";
import type { TableState, TableStore } from "./table-store.ts";

interface PlaceMenuProps {
  readonly table: TableStore;
  readonly words: Speech;
}

/** Several moves in one place: a small menu beside it. */
export function PlaceMenu({ table, words }: PlaceMenuProps): ReactElement | null {
  const menu = useStore(table, (state) => state.menu);
  return menu === undefined ? null : <OpenMenu table={table} words={words} menu={menu} />;
}

interface OpenMenuProps extends PlaceMenuProps {
  readonly menu: NonNullable<TableState["menu"]>;
}

function OpenMenu({ table, words, menu }: OpenMenuProps): ReactElement {
  const anchor = useRef<Element>(menu.element);
  anchor.current = menu.element;
  const label = words.name("frame.several-here");
  return (
    <MoveMenu
      anchor={anchor}
      label={label}
      title={label}
      table={table}
      offers={menu.offers}
      words={words}
      onClose={table.getState().closeMenu}
    />
  );
}
