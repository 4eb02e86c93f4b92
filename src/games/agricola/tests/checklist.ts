/** The numbered rules of the appendix, section by section: first and last of each, then single ones that were added. */
export const SECTIONS = {
  "learning aids": [1, 8],
  replenishing: [9, 12],
  "major improvements": [13, 26],
  "hand cards": [27, 55],
  board: [56, 63],
  course: [64, 74],
  people: [75, 84],
  farm: [85, 103, 322, 323],
  "action spaces": [104, 129, 324],
  extensions: [130, 147],
  deals: [148, 158, 325],
  teams: [159, 167],
  "house rules": [168, 175],
  seasons: [176, 198],
  "X deck": [199, 229, 326],
  "Legen-dairy deck": [230, 263, 327],
  campaigns: [264, 279, 328],
  scoring: [280, 300],
  "cards shown": [301, 320],
  credits: [321, 321, 329],
} as const satisfies { readonly [section: string]: readonly [first: number, last: number, ...more: number[]] };

export const itemName = (item: number): string => `AG-${String(item).padStart(3, "0")}`;

/** The items of a section. */
export function itemsOf(section: keyof typeof SECTIONS): readonly string[] {
  const [first, last, ...more] = SECTIONS[section];
  return [...Array.from({ length: last - first + 1 }, (_, i) => first + i), ...more].map(itemName);
}
