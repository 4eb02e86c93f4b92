import { isIPv6 } from "node:net";

/** What counts as one address: of IPv6, where a household has as many as it likes, the first 64 bits. */
export function networkOf(ip: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip.replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const whole = [...groups, ...new Array(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
