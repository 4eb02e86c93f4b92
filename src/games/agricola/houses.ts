export const HOUSES = ["wood", "clay", "stone"] as const;
export type House = (typeof HOUSES)[number];
