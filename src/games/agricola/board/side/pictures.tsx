import type { ReactElement, ReactNode } from "react";
import type { Icons } from "../../../../client/board.ts";

const Print = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <g stroke="var(--print-line)" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
    {children}
  </g>
);

/** A saucer that several cards share. */
const Saucer = ({ y = 0 }: { readonly y?: number }): ReactElement => (
  <g transform={`translate(0 ${y})`}>
    <path d="M7.500 9c0-6 9-6 9 0" fill="var(--water)" />
    <ellipse cx="12" cy="10" rx="9.500" ry="3" fill="var(--stone)" />
  </g>
);

/** A person as a piece. */
const Piece = ({ x, y, fill }: { readonly x: number; readonly y: number; readonly fill: string }): ReactElement => (
  <path d={`M${x} ${y}a2.500 2.500 0 1 1 .1 0l3 7h-6z`} fill={fill} />
);

/** A picture for each card of the X deck. */
export const pictures: Icons = {
  "deck.x": (
    <Print>
      <rect x="4" y="2" width="16" height="20" rx="2" fill="var(--wood-dark)" />
      <path d="M8 7l8 10M16 7l-8 10" stroke="var(--honey)" strokeWidth="2.6" />
    </Print>
  ),
  X01: (
    <Print>
      <path
        d="M4 21h16c1-3-1-4-3-4c1-3-1-4.500-3-4.500c.5-2.500-1-4-2-4.500c-1 1-3 2-2 4.500c-2 0-4 1.500-3 4.500c-2 0-4 1-3 4z"
        fill="var(--vegetable)"
      />
      <path d="M5 8l1.500-3M19 8l-1.500-3" fill="none" />
    </Print>
  ),
  X02: (
    <Print>
      <path d="M12 1.500c4 4 4.500 9 3.500 14h-7c-1-5-.5-10 3.500-14z" fill="var(--milk)" />
      <circle cx="12" cy="8.500" r="2" fill="var(--water)" />
      <path d="M8.500 12l-4 5v3l4.500-3M15.500 12l4 5v3l-4.500-3" fill="var(--flower)" />
      <path d="M10 17.500l2 5l2-5" fill="var(--honey)" />
    </Print>
  ),
  X03: (
    <Print>
      <rect x="3" y="8" width="18" height="13" rx="2" fill="var(--stone)" />
      <path d="M7 8l2-5h6l2 5" fill="var(--straw)" />
      <path d="M7 14.500h8l-2.500-2.500M17 17h-8l2.500 2.500" fill="none" strokeWidth="1.800" />
    </Print>
  ),
  X04: (
    <Print>
      <circle cx="12" cy="11" r="8.500" fill="var(--straw)" />
      <path d="M4 8.500h16M3.700 12h16.600M5 15.500h14" fill="none" stroke="var(--clay)" />
      <path d="M9 22v-5h6v5z" fill="var(--wood)" />
    </Print>
  ),
  X05: (
    <Print>
      <circle cx="12" cy="10.500" r="8.500" fill="var(--clay)" />
      <circle cx="9" cy="8" r="1.600" fill="var(--wood-dark)" />
      <circle cx="15" cy="11" r="2" fill="var(--wood-dark)" />
      <Piece x={12} y={15} fill="var(--milk)" />
    </Print>
  ),
  X06: (
    <Print>
      <circle cx="12" cy="9" r="6" fill="var(--water)" />
      <path d="M3 22v-6M9 22v-6M15 22v-6M21 22v-6M2 18h20" fill="none" stroke="var(--wood)" strokeWidth="2.400" />
    </Print>
  ),
  X07: (
    <Print>
      <rect x="2.500" y="3" width="19" height="18" rx="2" fill="var(--grass)" />
      <path d="M7 2v20M12 2v20M17 2v20" fill="none" stroke="var(--honey)" strokeWidth="2.400" />
    </Print>
  ),
  X08: (
    <Print>
      <rect x="6" y="5" width="12" height="16" rx="3" fill="var(--vegetable)" />
      <path d="M9.500 5v-2.500h5v2.500" fill="var(--stone)" />
      <path d="M13 8l-4 6h5l-2.500 5" fill="none" stroke="var(--honey)" strokeWidth="2.200" />
    </Print>
  ),
  X09: (
    <Print>
      <path
        d="M12 22v-11M6.500 2v6c0 2 2 3 5.500 3s5.500-1 5.500-3v-6M12 2v9"
        fill="none"
        stroke="var(--wood-dark)"
        strokeWidth="2.400"
      />
    </Print>
  ),
  X10: (
    <Print>
      <rect x="2.500" y="6" width="11" height="11" rx="1.500" fill="var(--clay)" />
      <rect x="9.500" y="9.500" width="11" height="11" rx="1.500" fill="var(--clay)" />
      <path d="M15 12.500v5M12.500 15h5" fill="none" strokeWidth="2" />
    </Print>
  ),
  X11: (
    <Print>
      <path d="M2.500 6h7l2 2.500h10v12h-19z" fill="var(--straw)" />
      <path d="M9 11l6 7M15 11l-6 7" fill="none" strokeWidth="2.200" />
    </Print>
  ),
  X12: (
    <Print>
      <path d="M5 21c-3-8 1-14 7-14s10 6 7 14z" fill="var(--flower)" />
      <path d="M8 8l-2-5M16 8l2-5" fill="none" strokeWidth="2" />
      <circle cx="9.500" cy="13" r="1.800" fill="var(--milk)" />
      <circle cx="14.500" cy="13" r="1.800" fill="var(--milk)" />
      <path d="M9 17.500c2 1.500 4 1.500 6 0" fill="none" />
    </Print>
  ),
  X13: (
    <Print>
      <path d="M3 13h18c0 5-4 8-9 8s-9-3-9-8z" fill="var(--milk)" />
      <circle cx="8" cy="9" r="3" fill="var(--clay)" />
      <circle cx="15" cy="8" r="3.500" fill="var(--water)" />
      <ellipse cx="15" cy="8" rx="6" ry="1.500" fill="none" />
    </Print>
  ),
  X14: (
    <Print>
      <Piece x={8} y={9} fill="var(--clay)" />
      <Piece x={16} y={9} fill="var(--vegetable)" />
      <path
        d="M12 9c-2-2-4-3.500-2.500-5.500c1-1 2-.5 2.500.5c.5-1 1.500-1.500 2.500-.5c1.500 2-.5 3.500-2.500 5.500z"
        fill="var(--flower)"
      />
    </Print>
  ),
  X15: (
    <Print>
      <path d="M9 9l-6 13M12 9v13M15 9l6 13" fill="none" stroke="var(--stone)" strokeWidth="2.400" />
      <ellipse cx="12" cy="6.500" rx="7" ry="4.500" fill="var(--stone)" />
      <circle cx="12" cy="6.500" r="2" fill="var(--flower)" />
    </Print>
  ),
  X16: (
    <Print>
      <Saucer y={-3} />
      <path d="M8.500 10l-4 12h15l-4-12z" fill="var(--honey)" fillOpacity="0.7" />
      <Piece x={12} y={14} fill="var(--clay)" />
    </Print>
  ),
  X17: (
    <Print>
      <path d="M7.500 9l-5-3.500v13l5-3.500M16.500 9l5-3.500v13l-5-3.500" fill="var(--honey)" />
      <circle cx="12" cy="12" r="5.500" fill="var(--flower)" />
      <path d="M9 8c3 2 5 5 5.500 8.500" fill="none" stroke="var(--milk)" strokeWidth="2" />
    </Print>
  ),
  X18: (
    <Print>
      <path d="M4 21v-8c0-12 16-12 16 0v8z" fill="var(--wood-dark)" />
      <path d="M8 12h8M9.500 16h5M9.500 18.500h5" fill="none" stroke="var(--milk)" strokeWidth="1.800" />
    </Print>
  ),
  X19: (
    <Print>
      <Saucer y={-3} />
      <path d="M8.500 10l-5 12h17l-5-12z" fill="var(--honey)" fillOpacity="0.7" />
      <ellipse cx="12" cy="17" rx="4.500" ry="3" fill="var(--sheep)" />
      <path d="M9.500 19.500v2.500M14.500 19.500v2.500" fill="none" strokeWidth="1.800" />
    </Print>
  ),
  X20: (
    <Print>
      <ellipse cx="9" cy="9" rx="7" ry="5" fill="var(--sheep)" />
      <path d="M12 14l4 3M16 14v3h-3" fill="none" strokeWidth="1.800" />
      <ellipse cx="18.500" cy="19.500" rx="3.500" ry="2.500" fill="var(--sheep)" />
    </Print>
  ),
  X21: (
    <Print>
      <path d="M4 21v-7l8-6l8 6v7z" fill="var(--wood)" />
      <path
        d="M12 21c-5 0-5-5-2.500-7c0 2 1 2 1.500 1c-.5-3 1-4.500 2.500-5.500c-.5 3 3.500 4 3.500 8c0 2-2 3.500-5 3.500z"
        fill="var(--honey)"
      />
      <path d="M3 5l12-3l-2 4z" fill="var(--stone)" />
    </Print>
  ),
  X22: (
    <Print>
      <rect x="5" y="1.500" width="14" height="21" rx="2" fill="var(--water)" />
      <Piece x={12} y={10} fill="var(--stone)" />
      <path d="M7.500 5l2 2M16.500 19l-2-2" fill="none" stroke="var(--milk)" strokeWidth="2" />
    </Print>
  ),
  X23: (
    <Print>
      <rect x="1.500" y="3" width="21" height="18" rx="2" fill="var(--grain)" />
      <circle cx="9" cy="12" r="5.500" fill="none" stroke="var(--wood-dark)" strokeWidth="2" />
      <circle cx="9" cy="12" r="2" fill="none" stroke="var(--wood-dark)" strokeWidth="2" />
      <circle cx="18" cy="12" r="2.500" fill="none" stroke="var(--wood-dark)" strokeWidth="2" />
    </Print>
  ),
  X24: (
    <Print>
      <Piece x={12} y={12} fill="var(--vegetable)" />
      <path d="M12 1.500l1.500 3h3l-2.500 2l1 3l-3-2l-3 2l1-3l-2.500-2h3z" fill="var(--flower)" />
      <path d="M17 22l3-12" fill="none" strokeWidth="2" />
    </Print>
  ),
};
