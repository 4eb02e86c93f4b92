import type { Icons } from "../../../client/board.ts";

/** The six vegetables, as on the faces of the cubes. */
export const icons: Icons = {
  carrot: (
    <g stroke="var(--print-line)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M14.500 9.500c-.6-2.600 0-5 1.600-7.200c1 1.300 1.400 2.700 1.200 4.200c1.400-.9 2.900-1.200 4.700-.8c-.9 2.300-2.800 4-5.900 5z"
        fill="var(--lettuce)"
      />
      <path
        d="M3.300 20.700c.9-5.600 4.900-11.700 9.700-12.900l3.400 3.300c-1.400 4.700-7.300 8.900-13.100 9.600z"
        fill="var(--carrot)"
      />
      <path d="M7.300 14.800l2 1.500M10.500 11.300l2.200 1.600M9.800 17.800l-1.300-.9" fill="none" />
    </g>
  ),
  tomato: (
    <g stroke="var(--print-line)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M12 6.500c5.200-1.600 9 2 9 7c0 5-4 8.200-9 8.200s-9-3.200-9-8.200c0-5 3.800-8.600 9-7z"
        fill="var(--tomato)"
      />
      <path
        d="M12 7.500c-1.800-1.500-3.600-1.900-5.200-1.500c.9 1.300 2 2.200 3.300 2.600l-.9 2.500l2.800-1.500l2.800 1.500l-.9-2.500c1.300-.4 2.400-1.300 3.300-2.600c-1.600-.4-3.400 0-5.200 1.500z"
        fill="var(--lettuce)"
      />
      <path d="M12 7.300v-4.600M6 15.500c.3 1.600 1 2.700 2.200 3.500" fill="none" />
    </g>
  ),
  corn: (
    <g stroke="var(--print-line)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
      <path d="M12 2c3.900 2.300 5 9.500 3.700 16h-7.400c-1.300-6.500-.2-13.700 3.700-16z" fill="var(--corn)" />
      <path d="M10.300 4.500v11M13.700 4.500v11M8.300 8.500h7.400M8.200 12h7.600" fill="none" strokeWidth="0.9" />
      <path d="M12 22c-4.600-1-7.700-5.200-7.400-12.200c3.200 2.300 6.200 6.200 7.400 12.200z" fill="var(--lettuce)" />
      <path d="M12 22c4.600-1 7.700-5.200 7.400-12.200c-3.200 2.300-6.200 6.200-7.400 12.200z" fill="var(--cabbage)" />
    </g>
  ),
  eggplant: (
    <g stroke="var(--print-line)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M11.300 7.800c-.6 3-2.400 3.800-4.800 5.500c-2.600 1.900-3.600 4.600-1.900 6.800c2.700 3.400 9.300 2.600 12.300-1.400c2.300-3.100 2.300-6.900.3-9.900z"
        fill="var(--eggplant)"
      />
      <path
        d="M10.500 9.200c-.4-2.800 1.200-4.500 3.200-4.800l2.100-2.400l1.900 1.200l-1.300 2.600c1.800 1.100 2.400 3.100 1.500 5.200c-1.300-1.300-2.600-1.700-4-1.300c-1.200-1-2.200-1-3.400-.5z"
        fill="var(--lettuce)"
      />
      <path d="M6.300 17.500c.5 1.300 1.700 2 3.300 2" fill="none" />
    </g>
  ),
  pumpkin: (
    <g stroke="var(--print-line)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
      <path d="M10.700 8c.2-2-.2-3.400-1.200-4.700l2.800-1c1 1.600 1.300 3.500 1.100 5.700z" fill="var(--lettuce)" />
      <ellipse cx="6.900" cy="14.500" rx="4.900" ry="6.300" fill="var(--pumpkin)" />
      <ellipse cx="17.100" cy="14.500" rx="4.900" ry="6.300" fill="var(--pumpkin)" />
      <ellipse cx="12" cy="14.500" rx="4.600" ry="7" fill="var(--pumpkin)" />
    </g>
  ),
  lettuce: (
    <g stroke="var(--print-line)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M12 21.800c-5.500 0-9.700-3.100-9.700-7.700c0-2 .9-3.600 2.500-4.300c-.4-3 2.100-5.300 4.700-4.700c1-2.300 4-2.300 5 0c2.600-.6 5.100 1.700 4.700 4.700c1.600.7 2.500 2.300 2.500 4.300c0 4.600-4.200 7.700-9.700 7.700z"
        fill="var(--lettuce)"
      />
      <path d="M12 21.500v-11.500M12 17l-5-3.300M12 17l5-3.300M12 12.700l-3-2.300M12 12.700l3-2.300" fill="none" />
    </g>
  ),
};
