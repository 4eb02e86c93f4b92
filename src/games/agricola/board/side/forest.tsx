import type { ReactElement, ReactNode } from "react";
import type { Icons } from "../../../../client/board.ts";

const Print = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <g stroke="var(--print-line)" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
    {children}
  </g>
);

const Fir = ({ x }: { readonly x: number }): ReactElement => (
  <path d={`M${x} 22v-4h-5l3-5h-2l4-9l4 9h-2l3 5h-5`} fill="var(--forest)" />
);

const Crown = ({ y }: { readonly y: number }): ReactElement => (
  <path d={`M6 ${y}l-1-6l3.500 3l3.500-5l3.500 5l3.500-3l-1 6z`} fill="var(--honey)" />
);

/** A person as a piece. */
const Person = ({ x, fill }: { readonly x: number; readonly fill: string }): ReactElement => (
  <path d={`M${x} 12a3 3 0 1 1 .1 0l3.500 9h-7z`} fill={fill} />
);

const Unicorn = (): ReactElement => (
  <>
    <path d="M6 22c0-8 3-11 7-12l5 3l-1.500 3l-4-.5c-1 2-1 4-.5 6.500z" fill="var(--milk)" />
    <path d="M14 9.500l5-8l-2.500 9.500z" fill="var(--honey)" />
    <path d="M9 12c-3 1-4 4-4 7" fill="none" stroke="var(--flower)" strokeWidth="2.400" />
  </>
);

const Lake = (): ReactElement => (
  <>
    <path d="M2 16c3-2 5 2 10 0s7 2 10 0v6h-20z" fill="var(--water)" />
    <path d="M12 15v-12M9 6h6" fill="none" strokeWidth="2.400" />
  </>
);

const Llama = (): ReactElement => (
  <path
    d="M6 21v-6c0-2 1-3 3-3h5v-7l-1.500-2.500h3.500l3 2.500v3h-2v13h-3v-5h-5v5z"
    fill="var(--straw)"
    stroke="var(--print-line)"
    strokeWidth="1.400"
    strokeLinejoin="round"
  />
);

/** A picture for each card of the Legen-dairy deck, and for what it brings. */
export const forestPictures: Icons = {
  "deck.legen-dairy": (
    <Print>
      <rect x="4" y="2" width="16" height="20" rx="2" fill="var(--forest)" />
      <path d="M12 18v-3h-4l3-4h-2l3-6l3 6h-2l3 4h-4" fill="var(--milk)" />
    </Print>
  ),
  burnt: (
    <Print>
      <path
        d="M12 22c-5 0-8-3-7-8c1-3 3-4 3-8c3 1 4 3 4 5c1-1 1-2 1-3c4 3 6 6 6 9c0 3-3 5-7 5z"
        fill="var(--vegetable)"
      />
      <path
        d="M12 21c-2.500 0-4-1.500-3.500-4c.5-1.500 2-2 2.500-4c2.500 1.500 4 3 4 5s-1.500 3-3 3z"
        fill="var(--honey)"
      />
    </Print>
  ),
  llama: <Llama />,
  fairy: (
    <Print>
      <path d="M12 12c-6-9-10-2-4 1c-5 2-2 8 4 1c6 7 9 1 4-1c6-3 2-10-4-1z" fill="var(--flower)" />
      <path d="M12 10v8" fill="none" strokeWidth="2" />
      <circle cx="12" cy="8" r="2" fill="var(--milk)" />
    </Print>
  ),
  LD01: (
    <Print>
      <Lake />
      <path d="M3 12h5M16 12h5M4 9h4M16 9h4" fill="none" stroke="var(--field)" strokeWidth="2" />
    </Print>
  ),
  LD02: (
    <Print>
      <Unicorn />
    </Print>
  ),
  LD03: (
    <Print>
      <Unicorn />
      <circle cx="20" cy="19" r="2.500" fill="var(--meat)" />
    </Print>
  ),
  LD04: (
    <Print>
      <Fir x={6} />
      <Person x={17} fill="var(--wood)" />
    </Print>
  ),
  LD05: (
    <Print>
      <path d="M3 21v-8l6-6l6 6v8z" fill="var(--wood)" />
      <path d="M18 21v-16M16 7h4" fill="none" strokeWidth="2" />
      <path d="M7 21v-5h4v5" fill="var(--wood-dark)" />
    </Print>
  ),
  LD06: (
    <Print>
      <Lake />
      <circle cx="12" cy="19" r="2.500" fill="var(--honey)" />
    </Print>
  ),
  LD07: (
    <Print>
      <ellipse cx="12" cy="15" rx="8" ry="6" fill="var(--boar)" />
      <path d="M7 18l-2 3M17 18l2 3" fill="none" stroke="var(--milk)" strokeWidth="2" />
      <Crown y={10} />
    </Print>
  ),
  LD08: (
    <Print>
      <path d="M4 14c2-8 10-10 16-7c-3 1-4 4-4 7z" fill="var(--forest)" />
      <path d="M16 7l4-5" fill="none" stroke="var(--meat)" strokeWidth="2.400" />
      <path d="M8 15v7M15 15v7" fill="none" stroke="var(--vegetable)" strokeWidth="3" />
    </Print>
  ),
  LD09: (
    <Print>
      <Crown y={13} />
      <path d="M6 15h12v6h-12z" fill="var(--grain)" />
    </Print>
  ),
  LD10: (
    <Print>
      <path d="M15 3a8 8 0 1 0 6 12a7 7 0 0 1-6-12z" fill="var(--honey)" />
      <Person x={6} fill="var(--water)" />
    </Print>
  ),
  LD11: (
    <Print>
      <path d="M3 22v-15h3v3h3v-3h6v3h3v-3h3v15z" fill="var(--stone)" />
      <path d="M10 22v-5a2 2 0 0 1 4 0v5M10.700 17v5M12 16v6M13.300 17v5" fill="var(--wood-dark)" />
    </Print>
  ),
  LD12: (
    <Print>
      <path d="M4 15l12-5l4 3l-12 5z" fill="var(--wood)" />
      <path d="M3 4l18 17M21 4l-18 17" fill="none" stroke="var(--meat)" strokeWidth="2.400" />
    </Print>
  ),
  LD13: (
    <Print>
      <path d="M5 22v-11a7 7 0 0 1 14 0v11l-3.500-3l-3.500 3l-3.500-3z" fill="var(--milk)" />
      <circle cx="9.500" cy="11" r="1.200" fill="var(--ink)" />
      <circle cx="14.500" cy="11" r="1.200" fill="var(--ink)" />
    </Print>
  ),
  LD14: (
    <Print>
      <path d="M4 5l4 3h8l4-3l-1 9l-7 7l-7-7z" fill="var(--stone)" />
      <path d="M9 12h.1M15 12h.1" fill="none" strokeWidth="2.600" />
      <path d="M9 16l1.500 2l1.500-2l1.500 2l1.500-2" fill="var(--milk)" />
    </Print>
  ),
  LD15: (
    <Print>
      <path d="M6 22v-12a6 6 0 0 1 12 0v12z" fill="var(--stone)" />
      <path d="M8 11h8M10 15h4" fill="none" strokeWidth="2" />
      <path d="M12 4c0-3 4-3 6-1" fill="none" stroke="var(--meat)" strokeWidth="2.400" />
    </Print>
  ),
  LD16: (
    <Print>
      <path d="M3 22v-9a9 7 0 0 1 18 0v9z" fill="var(--clay)" />
      <path d="M8 22c-1-4 2-5 2-9c2 1 2 3 2 4c1 0 1.500-1 1.500-2c3 3 3 5 2 7z" fill="var(--honey)" />
    </Print>
  ),
  LD17: (
    <Print>
      <path d="M4 9h7v13h-7zM6 9v-4h3v4" fill="var(--milk)" />
      <path d="M13 12h8l-1 10h-6z" fill="var(--honey)" />
      <path d="M12.500 12h9" fill="none" strokeWidth="2.400" />
    </Print>
  ),
  LD18: (
    <Print>
      <Person x={10} fill="var(--flower)" />
      <path d="M19 22v-18M16 8h6" fill="none" strokeWidth="2.400" />
      <path d="M6.500 5l1.500 2l2-3l2 3l1.500-2l-.500 4h-6z" fill="var(--honey)" />
    </Print>
  ),
  LD19: (
    <Print>
      <path d="M2 22c1-9 5-12 10-12c3 0 4-3 8-2c1 2-1 4-3 4c2 4 1 7-1 10z" fill="var(--vegetable)" />
      <path d="M10 10l-5-7l9 4z" fill="var(--grass-dark)" />
      <path d="M20 10l3 2l-3 1z" fill="var(--honey)" />
    </Print>
  ),
  LD20: (
    <Print>
      <ellipse cx="12" cy="14" rx="9.500" ry="6.500" fill="var(--grass)" />
      <path
        d="M4 12a2.500 2.500 0 0 1 5 0zM15 11a2.500 2.500 0 0 1 5 0zM10 19a2.500 2.500 0 0 1 5 0z"
        fill="var(--meat)"
      />
    </Print>
  ),
  LD21: (
    <Print>
      <path d="M10 22c0-6-1-9-7-13l3-4c4 3 5 5 6 8c1-3 2-5 6-8l3 4c-6 4-7 7-7 13z" fill="var(--sand)" />
      <path d="M12 13v5" fill="none" strokeDasharray="2 2" />
    </Print>
  ),
  LD22: (
    <Print>
      <path d="M2 9h20v3h-20zM2 16h20v3h-20z" fill="var(--wood)" />
      <path d="M5 22v-17l2-3l2 3v17zM15 22v-17l2-3l2 3v17z" fill="var(--wood-dark)" />
    </Print>
  ),
  LD23: (
    <Print>
      <path d="M12 1l5 13h-10z" fill="var(--eggplant)" />
      <path d="M3 15h18" fill="none" strokeWidth="2.600" />
      <circle cx="12" cy="19.500" r="3" fill="var(--water)" />
    </Print>
  ),
  LD24: (
    <Print>
      <path d="M3 22v-13l3-5l3 5v4h6v-4l3-5l3 5v13z" fill="var(--stone)" />
      <path d="M10 22v-4a2 2 0 0 1 4 0v4" fill="var(--wood-dark)" />
      <path d="M6 4v-3l3 1.500zM18 4v-3l3 1.500z" fill="var(--meat)" />
    </Print>
  ),
  LD25: (
    <Print>
      <path d="M5 22c-1-7 1-13 7-13s8 6 7 13z" fill="var(--wood)" />
      <path d="M10.500 15h3v4h-3zM12 15v4" fill="var(--milk)" />
      <path d="M9.500 12h.1M14.500 12h.1" fill="none" strokeWidth="2.600" />
    </Print>
  ),
  LD26: (
    <g>
      <Llama />
      <path d="M15 3l7-1l-4 3z" fill="var(--meat)" stroke="var(--print-line)" />
    </g>
  ),
};
