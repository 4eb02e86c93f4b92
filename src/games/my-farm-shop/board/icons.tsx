import type { Icons } from "../../../client/board.ts";
import { Ink } from "../../../client/icons/ink.tsx";

const flower = (
  <>
    <path
      d="M12 2.500l1.800 3.300l3.400-1.700l.2 3.800l3.800.2l-1.700 3.400l3.300 1.500l-3.300 1.800l1.700 3.400l-3.800.2l-.2 3.800l-3.400-1.700l-1.800 3.300l-1.800-3.300l-3.400 1.700l-.2-3.800l-3.800-.2l1.700-3.400l-3.300-1.800l3.300-1.500l-1.700-3.400l3.800-.2l.2-3.800l3.400 1.700z"
      fill="var(--corn)"
    />
    <circle cx="12" cy="13" r="4" fill="var(--wood-dark)" />
  </>
);

/** The symbols of the game on a grid of 24 units; honey, eggs, wool, milk and coins are those of all games. */
export const icons: Icons = {
  bag: (
    <Ink>
      <path
        d="M8 7c-4 3-5.500 7-5 11c.3 2.500 2 3.500 4 3.500h10c2 0 3.700-1 4-3.500c.5-4-1-8-5-11z"
        fill="var(--sand)"
      />
      <path d="M7.500 2.500c1.500 1 3 1 4.500 0c1.500 1 3 1 4.500 0l-.5 4.500h-8z" fill="var(--sand)" />
      <path d="M7.500 7h9M9 13l6 5M15 13l-6 5" fill="none" />
    </Ink>
  ),
  sunflower: <Ink>{flower}</Ink>,
  "no-bonus": (
    <Ink>
      {flower}
      <path d="M3 3l18 18" stroke="var(--tomato)" strokeWidth="3" />
    </Ink>
  ),
  "shop-icon": (
    <Ink>
      <path d="M4 10v11.500h16v-11.500z" fill="var(--milk)" />
      <path
        d="M2 9l2.500-6h15l2.500 6c0 1.500-1.500 2.500-3.300 2.500s-3.400-1-3.400-2.500c0 1.500-1.500 2.500-3.300 2.500s-3.300-1-3.300-2.500c0 1.500-1.600 2.500-3.400 2.500s-3.300-1-3.300-2.500z"
        fill="var(--tomato)"
      />
      <path d="M8.700 9l1.300-6M15.300 9l-1.300-6" fill="none" />
      <path d="M13 14.500h4v7h-4z" fill="var(--wood)" />
    </Ink>
  ),
  anyGood: (
    <Ink>
      <path d="M2.500 10h19l-2 10.500c-.2.600-.6 1-1.200 1h-12.600c-.6 0-1-.4-1.200-1z" fill="var(--wood)" />
      <path d="M6 10c0-5 2.500-7.500 6-7.500s6 2.500 6 7.500" fill="none" />
      <path
        d="M10 13.700c0-1.200.9-2 2-2s2 .8 2 1.900c0 1.700-2 1.700-2 3.400M12 19.300v.100"
        fill="none"
        strokeWidth="1.800"
      />
    </Ink>
  ),
  sameGood: (
    <Ink>
      <path d="M2 7h11v14.500h-11z" fill="var(--wood)" />
      <path d="M11 2.500h11v14.500h-11z" fill="var(--wood)" />
      <path d="M13.500 7.800h6M13.500 11.500h6" fill="none" strokeWidth="1.800" />
    </Ink>
  ),
  differentGoods: (
    <Ink>
      <path d="M2 7h11v14.500h-11z" fill="var(--straw)" />
      <path d="M11 2.500h11v14.500h-11z" fill="var(--wood)" />
      <path d="M13.500 7.800h6M13.500 11.500h6M18.500 5l-4 9.500" fill="none" strokeWidth="1.800" />
    </Ink>
  ),
  fieldCard: (
    <Ink>
      <path d="M4 2.500h16v19h-16z" fill="var(--grass)" />
      <path d="M7 8l10 9M17 8l-10 9" stroke="var(--lit)" strokeWidth="2.500" />
    </Ink>
  ),
  farmer: (
    <Ink>
      <path d="M12 11c5.500 0 8 4.500 8.500 10.500h-17c.5-6 3-10.500 8.500-10.500z" fill="var(--seat-0)" />
      <circle cx="12" cy="9" r="4.500" fill="var(--egg)" />
      <path
        d="M3.500 7.500c2-1 3.500-1 4-2.500l1-2.500h7l1 2.500c.5 1.500 2 1.500 4 2.500c-4 1.500-13 1.500-17 0z"
        fill="var(--straw)"
      />
    </Ink>
  ),
  sack: (
    <Ink>
      <path
        d="M5 9l-3-4l4 .5l2-3l2 2.500h4l2-2.500l2 3l4-.5l-3 4l2 9c.3 2-.7 3.500-2.500 3.500h-13c-1.800 0-2.800-1.500-2.500-3.500z"
        fill="var(--potato)"
      />
      <path d="M5.500 9c4 1.500 9 1.500 13 0" fill="none" />
    </Ink>
  ),
  tractor: (
    <Ink>
      <path d="M9 4h7v7h5.500v6h-12.500z" fill="var(--tomato)" />
      <path d="M10.500 5.500h4v4h-4z" fill="var(--milk)" />
      <circle cx="7" cy="16" r="5" fill="var(--ink-faint)" />
      <circle cx="19" cy="18.500" r="3" fill="var(--ink-faint)" />
      <path d="M19 11v-4" fill="none" />
    </Ink>
  ),
  wheelbarrow: (
    <Ink>
      <path d="M4.500 7h12l-3 8h-6z" fill="var(--seat-2)" />
      <path d="M16.500 7l6-2.500M8 15l-1.500 5M13 15l-6.500 3.500" fill="none" />
      <circle cx="6" cy="18.500" r="3" fill="var(--wood)" />
    </Ink>
  ),
  barrel: (
    <Ink>
      <path d="M6 2.500h12c2.500 6 2.500 13 0 19h-12c-2.500-6-2.500-13 0-19z" fill="var(--wood)" />
      <path d="M4.800 7.500h14.400M4.800 16.500h14.400M12 2.500v19" fill="none" />
    </Ink>
  ),
};
