import type { Icons } from "../../../client/board.ts";

const line = {
  stroke: "var(--print-line)",
  strokeWidth: 1.3,
  strokeLinejoin: "round",
  strokeLinecap: "round",
} as const;

const back = (
  <g {...line}>
    <rect x="5" y="2.500" width="14" height="19" rx="1.800" fill="var(--milk)" />
    <path d="M5 9h14" fill="none" />
    <circle cx="12" cy="15.500" r="3" fill="var(--coin)" />
  </g>
);

const mark = (text: string) => (
  <g {...line}>
    <circle cx="12" cy="12" r="9.500" fill="var(--milk)" />
    <text
      x="12"
      y="12.500"
      textAnchor="middle"
      dominantBaseline="central"
      fontSize="14"
      fontWeight="700"
      fill="var(--on-colour)"
      stroke="none"
    >
      {text}
    </text>
  </g>
);

/** The symbols of Formidable Farm; crops, animals and the coin are those of all games. */
export const icons: Icons = {
  "trade-card": back,
  "any-crop": mark("?"),
  "identical-crops": mark("="),
  "different-crops": mark("≠"),
  stack: (
    <g {...line}>
      <path d="M7 4.500h13v17h-13z" fill="var(--sand)" />
      <path d="M4 2.500h13v17h-13z" fill="var(--milk)" />
      <circle cx="10.500" cy="11" r="3.200" fill="var(--coin)" />
    </g>
  ),
  hand: (
    <g {...line}>
      <path d="M3.500 7.500l7-3.500l5.500 13l-7 3.500z" fill="var(--milk)" />
      <path d="M9 3h8v15h-8z" fill="var(--milk)" />
      <path d="M13.500 3.500l7.500 2.500l-4.500 14l-7.500-2.500z" fill="var(--sand)" />
    </g>
  ),
  disc: (
    <g {...line}>
      <path d="M3 10v4.500a9 5 0 0 0 18 0v-4.500" fill="var(--wood-dark)" />
      <ellipse cx="12" cy="10" rx="9" ry="5" fill="var(--wood)" />
    </g>
  ),
  countdown: (
    <g {...line}>
      <path d="M3 10v4.500a9 5 0 0 0 18 0v-4.500" fill="var(--ink-faint)" />
      <ellipse cx="12" cy="10" rx="9" ry="5" fill="var(--stone)" />
      <path d="M12 7v3l3 1.500" fill="none" />
    </g>
  ),
};
