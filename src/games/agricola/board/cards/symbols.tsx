import type { ReactElement, ReactNode } from "react";
import type { Icons } from "../../../../client/board.ts";

const Print = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <g stroke="var(--print-line)" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
    {children}
  </g>
);

/** What is printed on cards beside goods: their categories and signs. */
export const symbols: Icons = {
  "category.farm-planner": (
    <Print>
      <path d="M3 11.500l9-8l9 8v9.500h-18z" fill="var(--clay)" />
      <path d="M9.500 21v-6.500h5v6.500z" fill="var(--milk)" />
    </Print>
  ),
  "category.actions-booster": (
    <Print>
      <circle cx="12" cy="6.500" r="3.700" fill="var(--straw)" />
      <path d="M5 21c0-6 2.500-9.500 7-9.500s7 3.500 7 9.500z" fill="var(--straw)" />
      <path d="M12 14v5M9.500 16.500h5" fill="none" />
    </Print>
  ),
  "category.points-provider": (
    <Print>
      <path
        d="M12 2.500l2.900 6.100l6.600.8l-4.900 4.600l1.300 6.600l-5.900-3.300l-5.900 3.300l1.300-6.600l-4.900-4.600l6.600-.8z"
        fill="var(--coin)"
      />
    </Print>
  ),
  "category.goods-provider": (
    <Print>
      <path d="M3.500 9h17l-2 12h-13z" fill="var(--wood)" />
      <path d="M7 9c0-8 10-8 10 0M9 12l.6 6M15 12l-.6 6M12 12v6" fill="none" />
    </Print>
  ),
  "category.food-provider": (
    <Print>
      <path d="M3 11h18c0 6-3.500 10-9 10s-9-4-9-10z" fill="var(--food)" />
      <path d="M8.500 8c-1.500-2 1.500-3 0-5M13 8c-1.500-2 1.500-3 0-5" fill="none" />
    </Print>
  ),
  "category.crop-provider": (
    <Print>
      <path d="M12 22v-12" fill="none" />
      <path d="M12 11c0-5 3-8 8-8c0 5-3 8-8 8zM12 16c0-4-3-7-8-7c0 4 3 7 8 7z" fill="var(--grass)" />
    </Print>
  ),
  "category.building-resource-provider": (
    <Print>
      <path d="M2.500 13h9v7h-9zM12.500 13h9v7h-9zM7.500 5h9v7h-9z" fill="var(--stone)" />
    </Print>
  ),
  "category.livestock-provider": (
    <Print>
      <path d="M6 3v18M18 3v18" fill="none" strokeWidth="2.600" stroke="var(--wood-dark)" />
      <path d="M2.500 7.500h19v3h-19zM2.500 14.500h19v3h-19z" fill="var(--wood)" />
    </Print>
  ),
  "card.travels": (
    <Print>
      <path d="M2.500 12l8-7v4h11v6h-11v4z" fill="var(--water)" />
    </Print>
  ),
  "card.points": (
    <Print>
      <circle cx="12" cy="12" r="9.500" fill="var(--coin)" />
    </Print>
  ),
  "card.bonus": (
    <Print>
      <circle cx="12" cy="12" r="9.500" fill="var(--coin)" />
      <path d="M12 7v10M7 12h10" fill="none" strokeWidth="2.200" />
    </Print>
  ),
  "card.needs": (
    <Print>
      <path d="M6 22v-19.500" fill="none" strokeWidth="1.800" stroke="var(--ink)" />
      <path d="M6 3.500h13l-3.500 4.500l3.500 4.500h-13z" fill="var(--tomato)" />
    </Print>
  ),
  occupation: (
    <Print>
      <rect x="4.500" y="2.500" width="15" height="19" rx="2" fill="var(--grain)" />
      <circle cx="12" cy="9" r="3" fill="var(--milk)" />
      <path d="M7 18c0-4 2-5.500 5-5.500s5 1.500 5 5.500z" fill="var(--milk)" />
    </Print>
  ),
  minor: (
    <Print>
      <rect x="4.500" y="2.500" width="15" height="19" rx="2" fill="var(--vegetable)" />
      <path d="M8 16.500l6.500-6.500M13 7.500l4 4l-2 1.500l-3.500-3.500z" fill="var(--milk)" />
    </Print>
  ),
};
