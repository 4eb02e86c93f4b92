import { networkInterfaces } from "node:os";
import { renderUnicodeCompact } from "uqr";

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Networks that exist within this machine alone, for containers and virtual machines. */
const WITHIN = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|cni|flannel|podman|lxc)/;

/** Addresses at which others in the same network reach a server that listens at all of this machine's. */
export function addressesInNetwork(host: string, port: number, all: Interfaces = networkInterfaces()): string[] {
  if (!isEverywhere(host)) return [];
  const found = Object.entries(all)
    .filter(([name]) => !WITHIN.test(name))
    .flatMap(([, addresses = []]) => addresses)
    // What begins with fe80 holds at one plug alone, 169.254 where nobody gives addresses away.
    .filter(({ internal, address }) => !internal && !/^(fe80|169\.254)/i.test(address));
  const old = found.filter(({ family }) => family === "IPv4");
  const wanted = old.length > 0 || host === "0.0.0.0" ? old : found;
  return wanted
    .map(({ address, family }) => `http://${family === "IPv6" ? `[${address}]` : address}:${port}/`)
    .sort((a, b) => Number(isHome(b)) - Number(isHome(a)));
}

export const isEverywhere = (host: string): boolean => host === "0.0.0.0" || host === "::";

export const isOnlyHere = (host: string): boolean => /^(localhost|127\..*|::1)$/.test(host);

/** What a router at home gives: likelier right than a company's or a tunnel's. */
const isHome = (address: string): boolean => address.startsWith("http://192.168.");

/** A square that a phone's camera reads, dark on light whatever the terminal's colours. */
export function qrCode(address: string): string {
  const light = process.stdout.isTTY ? (line: string) => `\u001b[97;40m${line}\u001b[0m` : (line: string) => line;
  return renderUnicodeCompact(address, { border: 2 }).split("\n").map(light).join("\n");
}
