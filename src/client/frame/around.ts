import type { ReactNode } from "react";

/** Something that can be done from the menu or at the end. */
export interface Act {
  readonly text: string;
  readonly act: () => void;
}

/** What a match that is not on this device alone adds to the frame. */
export interface Around {
  /** Lies over the board, below the bar on top. */
  readonly notes: ReactNode;
  /** Stands beside the board, below the scores. */
  readonly side: ReactNode;
  readonly menu: readonly Act[];
  /** How to play again with the same people. */
  readonly again: Act | undefined;
}
