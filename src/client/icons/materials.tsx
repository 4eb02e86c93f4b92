import type { Icons } from "./icons.ts";
import { Ink } from "./ink.tsx";

/** What farms are built of, what they yield and what they pay with. */
export const materials: Icons = {
  card: (
    <Ink>
      <rect x="5" y="2.500" width="14" height="19" rx="2" fill="var(--milk)" />
      <path d="M8 6.500h8M8 17.500h8" fill="none" />
      <path d="M8 9.500h8v5h-8z" fill="var(--straw)" />
    </Ink>
  ),
  wood: (
    <Ink>
      <path d="M6.500 6l12-3c2 0 3.500 2 3.500 4.500s-1 4-2.500 4.500l-12 4z" fill="var(--wood)" />
      <ellipse cx="6.500" cy="11" rx="3.800" ry="5" fill="var(--straw)" />
      <path
        d="M6.500 8.500c-1 0-1.500 1.200-1.500 2.500s.5 2.500 1.500 2.500M12 8l5-1.300M13 11.500l4-1.200"
        fill="none"
      />
      <path d="M4 16.500l14-4.500c1.800 0 3 1.800 3 4s-1 3.500-2.500 4l-13 2.500z" fill="var(--wood-dark)" />
    </Ink>
  ),
  clay: (
    <Ink>
      <path d="M2.500 14.500h9v6.500h-9zM12.500 14.500h9v6.500h-9zM7.500 6.500h9v6.500h-9z" fill="var(--clay)" />
      <path d="M4.500 17h3M14.500 17h3M9.500 9h3" fill="none" />
    </Ink>
  ),
  reed: (
    <Ink>
      <path
        d="M7 22c0-6 0-12-1.500-19M12 22v-20M17 22c0-6 0-12 1.500-18"
        fill="none"
        strokeWidth="2.600"
        stroke="var(--print-line)"
      />
      <path
        d="M7 22c0-6 0-12-1.500-19M12 22v-20M17 22c0-6 0-12 1.500-18"
        fill="none"
        strokeWidth="1.300"
        stroke="var(--reed)"
      />
      <path d="M4.500 13.500h15v3.500h-15z" fill="var(--reed)" />
      <path d="M10.600 3.500h2.800v5h-2.800z" fill="var(--wood-dark)" />
    </Ink>
  ),
  stone: (
    <Ink>
      <path d="M2.500 18l3-8.500l6-4l7 2l3.500 6.500l-1.500 6l-8 1.500z" fill="var(--stone)" />
      <path d="M5.500 9.500l6.500 3l6.500-5M12 12.500l.5 9M15 15l3 1M15.500 17.500l2 .5" fill="none" />
    </Ink>
  ),
  food: (
    <Ink>
      <path
        d="M2.500 13c0-3.500 4-6.500 9.500-6.500s9.500 3 9.500 6.500v4c0 1.500-1 2.500-2.500 2.500h-14c-1.500 0-2.500-1-2.500-2.500z"
        fill="var(--food)"
      />
      <path d="M7.500 10.500l1.500 3M11.500 9.500l1.500 3.500M15.500 10l1.500 3" fill="none" />
    </Ink>
  ),
  egg: (
    <Ink>
      <path
        d="M12 2.500c4 0 7.500 6.500 7.500 11.500c0 4.500-3 7.500-7.500 7.500s-7.500-3-7.500-7.500c0-5 3.500-11.500 7.500-11.500z"
        fill="var(--egg)"
      />
      <path d="M8 15c.5 2 1.800 3.300 3.500 3.500" fill="none" />
    </Ink>
  ),
  milk: (
    <Ink>
      <path
        d="M8 6h8l2.500 5v9.500c0 .8-.7 1.500-1.500 1.500h-10c-.8 0-1.500-.7-1.500-1.500v-9.500z"
        fill="var(--milk)"
      />
      <path d="M8 2.500h8v3.500h-8z" fill="var(--stone)" />
      <path d="M5.500 14.500h13" fill="none" />
    </Ink>
  ),
  meat: (
    <Ink>
      <path
        d="M15 3.500c4 .5 6.500 4 6 7.500c-.7 4.500-5 8-9.500 7.500c-2.500-.3-3-1.500-4.500-1.500l-2.500 3l-2-1.500l2-3c-1-2 .2-7.500 4-10c2-1.300 4.300-2.300 6.500-2z"
        fill="var(--meat)"
      />
      <circle cx="14.500" cy="9.500" r="2.300" fill="var(--milk)" />
    </Ink>
  ),
  wool: (
    <Ink>
      <circle cx="12" cy="12" r="9" fill="var(--wool)" />
      <path
        d="M4 9c5-1.500 11-1 16 2M3.500 13.500c5-1.500 10.500-1 15 2.500M9 3.800c-2.500 5-2.500 11.500 0 16.400M14.500 3.500c-2 5-2 12 .5 17"
        fill="none"
        stroke="var(--on-colour)"
      />
    </Ink>
  ),
  honey: (
    <Ink>
      <path
        d="M5.500 8h13c1.500 3 2 6.500 1 10.500c-.3 1.500-1.500 2.500-3 2.500h-9c-1.500 0-2.700-1-3-2.500c-1-4-.5-7.500 1-10.500z"
        fill="var(--honey)"
      />
      <path d="M5 4.500h14v3.500h-14z" fill="var(--straw)" />
      <path d="M8.500 13.500h7v4h-7z" fill="var(--milk)" />
    </Ink>
  ),
  coin: (
    <Ink>
      <circle cx="12" cy="12" r="9" fill="var(--coin)" />
      <circle cx="12" cy="12" r="6.300" fill="none" />
      <path d="M12 8.500v7M10.300 10l1.700-1.500" fill="none" />
    </Ink>
  ),
  person: (
    <Ink>
      <circle cx="12" cy="6.500" r="4" fill="var(--wood)" />
      <path d="M12 10.500c5.500 0 7.500 5 8 11.500h-16c.5-6.500 2.500-11.500 8-11.500z" fill="var(--wood)" />
    </Ink>
  ),
  fence: (
    <Ink>
      <path
        d="M4 21v-14l2-2.500l2 2.500v14zM10 21v-14l2-2.500l2 2.500v14zM16 21v-14l2-2.500l2 2.500v14z"
        fill="var(--wood)"
      />
      <path d="M2 10.500h20v2.500h-20zM2 16h20v2.500h-20z" fill="var(--wood-dark)" />
    </Ink>
  ),
};
