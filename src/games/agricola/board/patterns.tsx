import type { ReactElement } from "react";
import { Hatching } from "../../../client/board.ts";

const faint = "color-mix(in oklab, var(--print-line) 30%, transparent)";

/** Hatchings of the ground and the walls. */
export const Patterns = (): ReactElement => (
  <defs>
    <Hatching id="furrows" colour={faint} gap={9} angle={90} />
    <Hatching id="wall-wood" colour={faint} gap={12} angle={90} />
    <Hatching id="wall-clay" colour={faint} gap={8} angle={45} />
    <pattern id="wall-stone" width="22" height="16" patternUnits="userSpaceOnUse">
      <path d="M0 0h22M0 8h22M6 0v8M17 8v8" stroke={faint} fill="none" />
    </pattern>
    <pattern id="tufts" width="26" height="22" patternUnits="userSpaceOnUse">
      <path d="M5 12l-2-5M6 12v-6M7 12l2-5M18 21l-2-4M19 21l2-4" stroke={faint} fill="none" strokeLinecap="round" />
    </pattern>
  </defs>
);
