import type { ReactElement, ReactNode } from "react";

/** Shapes drawn with one pen: every outline has the same weight. */
export const Ink = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <g stroke="var(--print-line)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
    {children}
  </g>
);
