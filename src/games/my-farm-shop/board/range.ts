/** The numbers from 0 up to, not including, `n`: keys for things that are alike. */
export const range = (n: number): readonly number[] => [...Array(n).keys()];
