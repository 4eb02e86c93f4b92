/** Whether plain data from outside is neither too deep nor too much to look through; it is asked without going deep itself. */
export function isSmall(value: unknown, depth: number, most: number): boolean {
  let seen = 0;
  let level: unknown[] = [value];
  for (let deep = 0; level.length > 0; deep++) {
    seen += level.length;
    if (deep > depth || seen > most) return false;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return true;
}
