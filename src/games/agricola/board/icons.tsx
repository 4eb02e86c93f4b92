import type { ReactElement, ReactNode } from "react";
import type { Icons } from "../../../client/board.ts";

const Print = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <g stroke="var(--print-line)" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
    {children}
  </g>
);

/** Goods, animals and pieces. */
export const icons: Icons = {
  trade: (
    <Print>
      <path d="M3 8.500h12v-4l6 6.500l-6 0" fill="var(--coin)" />
      <path d="M21 15.500h-12v4l-6-6.500l6 0" fill="var(--straw)" />
    </Print>
  ),
  wood: (
    <Print>
      <path d="M3 8.500l13-4.500l5 3v5l-13 4.500l-5-3z" fill="var(--wood)" />
      <path d="M8 11.500l13-4.500M8 11.500v5" fill="none" />
      <path d="M3 15l9-3M6 19.500l13-4.500" fill="none" />
      <path d="M5.500 10.500v2.500" fill="none" />
    </Print>
  ),
  clay: (
    <Print>
      <path d="M3 17l3-8h12l3 8z" fill="var(--clay)" />
      <path d="M6 9l2.500-3.500h7l2.500 3.500" fill="var(--clay)" />
      <path d="M8.500 13.500h7" fill="none" />
    </Print>
  ),
  reed: (
    <Print>
      <path
        d="M9 22c-.5-7-.5-11-2-19M12 22c0-8 0-12 .5-20M15 22c.5-7 1-11 3-18"
        fill="none"
        strokeWidth="2.6"
        stroke="var(--print-line)"
      />
      <path
        d="M9 22c-.5-7-.5-11-2-19M12 22c0-8 0-12 .5-20M15 22c.5-7 1-11 3-18"
        fill="none"
        strokeWidth="1.200"
        stroke="var(--reed)"
      />
      <path d="M6.500 14.500h11v3h-11z" fill="var(--straw)" />
    </Print>
  ),
  stone: (
    <Print>
      <path d="M4 18l-1-6l5-6l8-1l5 6l-1 7z" fill="var(--stone)" />
      <path d="M8 6l3 5l8 0M11 11l-2 7M11 11l-8 1" fill="none" />
    </Print>
  ),
  grain: (
    <Print>
      <path d="M12 22v-12" fill="none" strokeWidth="1.800" />
      <path d="M12 2c2 2 2 5 0 7c-2-2-2-5 0-7z" fill="var(--grain)" />
      <path
        d="M12 12c.3-3 2.200-5 5-5.500c.3 3-1.700 5.300-5 5.500zM12 12c-.3-3-2.200-5-5-5.500c-.3 3 1.700 5.300 5 5.500z"
        fill="var(--grain)"
      />
      <path
        d="M12 17c.3-3 2.200-5 5-5.500c.3 3-1.700 5.300-5 5.500zM12 17c-.3-3-2.200-5-5-5.500c-.3 3 1.700 5.300 5 5.500z"
        fill="var(--grain)"
      />
    </Print>
  ),
  vegetable: (
    <Print>
      <path
        d="M11 7c-1-2-1-3.500 0-5c1 .8 1.500 1.800 1.600 3c1-.9 2.200-1.200 3.700-.8c-.4 1.700-1.500 3-3.300 3.800z"
        fill="var(--lettuce)"
      />
      <path
        d="M6.500 9c3-2.800 8-2.800 11 0c1.500 4-1 10-5.500 13.500c-4.500-3.500-7-9.500-5.500-13.500z"
        fill="var(--vegetable)"
      />
      <path d="M8 12h4M16 15.500h-3.500M10 18.500h2.500" fill="none" />
    </Print>
  ),
  sheep: (
    <Print>
      <path d="M8 18v3.500M16 18v3.500" fill="none" strokeWidth="2" />
      <path
        d="M6.500 17.500c-3 0-3.800-3.300-1.800-4.600c-1.300-2.600 1.300-4.700 3.300-3.700c1-2.700 4.700-2.700 5.700-.4c2.300-1.300 4.700.4 4.300 2.700c2.600.6 2.600 4.300.3 5c-.6 1.700-3 2-4 .8c-1.700 1.300-3.700 1.200-4.600 0c-.9.700-2.200.8-3.200.2z"
        fill="var(--sheep)"
      />
      <path
        d="M17.500 8.500c1.500-1.200 3.800-.6 4.200 1.500c.3 1.700-.7 3-2.200 3c-1.800 0-2.900-2.200-2-4.500z"
        fill="var(--boar)"
      />
    </Print>
  ),
  boar: (
    <Print>
      <path d="M7 17.500v3.500M16 17.500v3.500" fill="none" strokeWidth="2.200" />
      <path
        d="M2.500 13c0-4 4-6.500 9-6.500c3 0 5 .8 6.500 2l3.500 1.500l1 4l-3 1.500c-1.500 2-4 3-8 3c-5.500 0-9-1.500-9-5.500z"
        fill="var(--boar)"
      />
      <path d="M16 8l.5-3l2.500 3.500M20.500 15.500l1.300-2.500" fill="none" />
      <path d="M4 8.500l1.500-2.500l1.500 1.500l1.500-2.500l1.800 1.500l1.800-2l1.400 2" fill="none" />
    </Print>
  ),
  cattle: (
    <Print>
      <path d="M6 17.500v4M16 17.500v4" fill="none" strokeWidth="2.400" />
      <path
        d="M2.500 9c0-1.500 1-2.500 3-2.500h11l4.500-1.500l1.500 5.500l-2 2l-1.500-.5v5.500h-15c-1 0-1.500-1-1.500-3z"
        fill="var(--cattle)"
      />
      <path d="M7 8.500c2-.5 3.500.8 3 2.700c-.5 1.800-3 2-3.700.3M13 14c1.500-1 3.500 0 3 2.500" fill="var(--milk)" />
      <path d="M17.500 6c-.8-1-.8-2.200 0-3.300M20.500 5c.2-1.200 1-2 2.200-2.200" fill="none" />
    </Print>
  ),
  food: (
    <Print>
      <path d="M2.500 12.500h19c0 5.500-4 9-9.500 9s-9.500-3.500-9.500-9z" fill="var(--food)" />
      <path d="M5 12.500c.5-3 3.500-4.500 7-4.500s6.500 1.500 7 4.500" fill="var(--straw)" />
      <path d="M9 5.500c-1-1.200 1-2 0-3.500M14 5.500c-1-1.200 1-2 0-3.500" fill="none" />
    </Print>
  ),
  fence: (
    <Print>
      <path d="M4 21v-15l2.500-3l2.500 3v15zM15 21v-15l2.500-3l2.500 3v15z" fill="var(--wood)" />
      <path d="M1.500 9h21v3h-21zM1.500 15h21v3h-21z" fill="var(--wood-dark)" />
    </Print>
  ),
  stable: (
    <Print>
      <path d="M3 21v-11l9-7l9 7v11z" fill="var(--wood)" />
      <path d="M8 21v-8h8v8M8 13l8 8M16 13l-8 8" fill="var(--wood-dark)" />
    </Print>
  ),
  room: (
    <Print>
      <path d="M2 11.500l10-8.500l10 8.500z" fill="var(--straw)" />
      <path d="M4.500 11.500h15v9.500h-15z" fill="var(--wood)" />
      <path d="M10 21v-6h4v6" fill="var(--wood-dark)" />
    </Print>
  ),
  renovation: (
    <Print>
      <path d="M2 10l6.500-6l6.500 6z" fill="var(--straw)" />
      <path d="M3.500 10h10v10.500h-10z" fill="var(--clay)" />
      <path d="M3.500 15h10M8.500 10v5M6 15v5.500M11 15v5.500" fill="none" />
      <path d="M19 20v-12M15.500 11.500l3.500-4l3.500 4" fill="none" strokeWidth="2.2" />
    </Print>
  ),
  plowed: (
    <Print>
      <rect x="2.500" y="4" width="19" height="16" rx="2" fill="var(--field)" />
      <path
        d="M5 8.500c3-1.500 4.500 1.500 7 0s4.500-1.500 7 0M5 12.500c3-1.500 4.500 1.500 7 0s4.500-1.500 7 0M5 16.500c3-1.500 4.500 1.500 7 0s4.500-1.500 7 0"
        fill="none"
      />
    </Print>
  ),
  sowing: (
    <Print>
      <path d="M2.500 15h19v5.500h-19z" fill="var(--field)" />
      <path
        d="M12 15v-7M12 10c-4 0-5.500-2-5.500-5.500c4 0 5.500 2 5.500 5.500zM12 8c0-3.500 1.500-5 5.500-5c0 3.500-1.500 5-5.500 5z"
        fill="var(--cabbage)"
      />
    </Print>
  ),
  bread: (
    <Print>
      <path
        d="M2.500 14c0-5 4-8 9.500-8s9.500 3 9.500 8c0 3-1.500 4.500-3.500 4.500h-12c-2 0-3.500-1.500-3.500-4.500z"
        fill="var(--food)"
      />
      <path d="M8 9.500l2 4M12 8.500l2 4M16 9.500l1.500 3" fill="none" />
    </Print>
  ),
  family: (
    <Print>
      <circle cx="8" cy="6.500" r="3.500" fill="var(--straw)" />
      <path d="M2 20.500c0-6 2-9 6-9s6 3 6 9z" fill="var(--wood)" />
      <circle cx="17.500" cy="11.500" r="2.600" fill="var(--straw)" />
      <path d="M13.500 20.500c0-4 1.200-5.500 4-5.500s4 1.500 4 5.500z" fill="var(--sand)" />
    </Print>
  ),
  start: (
    <Print>
      <path d="M6 22v-19.500h12.500l-3.500 4.500l3.500 4.500h-12.500" fill="var(--honey)" />
    </Print>
  ),
  begging: (
    <Print>
      <circle cx="12" cy="12" r="9.500" fill="var(--paper-high)" />
      <path d="M6.500 12h11" strokeWidth="3" stroke="var(--lit)" />
    </Print>
  ),
  newborn: (
    <Print>
      <path d="M7 15v5M16 15v5" fill="none" strokeWidth="2" />
      <ellipse cx="11" cy="12" rx="6.500" ry="4.500" fill="var(--sheep)" />
      <circle cx="18.500" cy="8.500" r="3" fill="var(--sheep)" />
      <path d="M5 3.500v5M2.500 6h5" fill="none" strokeWidth="2" />
    </Print>
  ),
  winter: (
    <Print>
      <path
        d="M12 2v20M3.300 7l17.400 10M20.700 7l-17.400 10M9 3.500l3 2.500l3-2.500M9 20.500l3-2.500l3 2.500M3 11l3.500-1.500l-.5-4M21 13l-3.500 1.500l.5 4M18 5.500l-.5 4l3.500 1.500M6 18.500l.5-4l-3.500-1.500"
        fill="none"
        stroke="var(--water)"
        strokeWidth="2"
      />
    </Print>
  ),
  spring: (
    <Print>
      <path d="M12 13v9M12 20c1-3 3.500-4.500 7-4.500c0 3.500-2.500 5-7 4.500z" fill="var(--grass)" />
      <path
        d="M12 8c-3-2-3-5.500 0-6.500c3 1 3 4.500 0 6.500zM12 8c.5-3.500 3.500-5 6-3c.5 3-2 5-6 3zM12 8c4-.5 6 2 5 5c-3 1-5-1-5-5zM12 8c0 4-2 6-5 5c-1-3 1-5.500 5-5zM12 8c-4 2-6.500 0-6-3c2.500-2 5.500-.5 6 3z"
        fill="var(--flower)"
      />
      <circle cx="12" cy="8" r="2" fill="var(--honey)" />
    </Print>
  ),
  summer: (
    <Print>
      <path
        d="M12 1.500v4M12 18.500v4M1.500 12h4M18.500 12h4M4.600 4.600l2.800 2.800M16.600 16.600l2.800 2.800M19.400 4.600l-2.800 2.800M7.400 16.600l-2.800 2.800"
        fill="none"
        strokeWidth="2"
      />
      <circle cx="12" cy="12" r="5.500" fill="var(--honey)" />
    </Print>
  ),
  autumn: (
    <Print>
      <path
        d="M12 2l2.500 4.500l4-1l-.500 4.500l3.500 1.500l-4 3l1 4l-5-1l-1.500 1l-1.500-1l-5 1l1-4l-4-3l3.500-1.500l-.500-4.500l4 1z"
        fill="var(--carrot)"
      />
      <path d="M12 9v14M12 13.500l4-2.500M12 13.500l-4-2.500" fill="none" />
    </Print>
  ),
  harvest: (
    <Print>
      <path d="M5 20l3-3c-6-5.500-3-15 10-15.500c-6 3-7.500 7.500-4.500 12l1 1.500l-6 5.500z" fill="var(--stone)" />
      <path d="M4 22.500l4-4l-1.500-1.500l-4 4z" fill="var(--wood)" />
    </Print>
  ),
};
