import type { ReactElement } from "react";

const signs = {
  home: "M3 11.5l9-8l9 8M5.5 9.5v11h13v-11M10 20.5v-6h4v6",
  undo: "M8.5 4.5l-5 5l5 5M3.5 9.5h10a6 6 0 0 1 0 12h-4",
  redo: "M15.5 4.5l5 5l-5 5M20.5 9.5h-10a6 6 0 0 0 0 12h4",
  hint: "M9 17.5h6M9.5 20.5h5M12 2.5a6.5 6.5 0 0 0-4 11.6c.9.8 1.3 1.6 1.3 3.4h5.4c0-1.8.4-2.6 1.3-3.4A6.500 6.500 0 0 0 12 2.500z",
  rules:
    "M12 6c-2-1.800-5-2.500-8.500-2v14.500c3.500-.5 6.500.2 8.500 2c2-1.800 5-2.500 8.500-2v-14.500c-3.500-.5-6.500.2-8.500 2zM12 6v14.500",
  menu: "M4 6.500h16M4 12h16M4 17.500h16",
  list: "M9 6.500h11.500M9 12h11.500M9 17.500h11.500M4 6.500h.5M4 12h.5M4 17.500h.5",
  anytime: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7v5.500l3.500 2",
  order: "M6 3.500h12v17l-3-2l-3 2l-3-2l-3 2zM9 8.500h6M9 12.500h6",
  first: "M18 5l-9 7l9 7zM6 5v14",
  previous: "M16.500 5l-9 7l9 7z",
  next: "M7.500 5l9 7l-9 7z",
  last: "M6 5l9 7l-9 7zM18 5v14",
} as const;

/** A small sign of the page itself, drawn with one pen. */
export function Sign({ of }: { readonly of: keyof typeof signs }): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={signs[of]} />
    </svg>
  );
}
