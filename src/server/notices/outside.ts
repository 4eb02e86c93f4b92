import { lookup } from "node:dns";
import { type RequestOptions, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "./private-address.ts";

/** An address that lies inside the host's own network. */
export class InsideAddress extends Error {}

/** Finds the address that a name stands for, and refuses one inside: asked at the very moment of the call. */
export const outsideLookup: LookupFunction = (hostname, options, found) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, "", 0);
    if (addresses.some(({ address }) => isPrivateAddress(address))) return found(new InsideAddress(hostname), "", 0);
    if (options.all) return found(null, addresses);
    const [first] = addresses;
    found(null, first?.address ?? "", first?.family);
  });

/** A name that is an address itself is not looked up. */
export function checkOutside(url: URL): void {
  const name = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(name) !== 0 && isPrivateAddress(name)) throw new InsideAddress(name);
}

/** Posts JSON to an address through a connection of its own; follows no redirection. Gives the status. */
export function post(url: URL, body: string, options: Pick<RequestOptions, "lookup" | "timeout">): Promise<number> {
  const request = url.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const sent = request(url, { method: "POST", headers, agent: false, ...options }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer in time")));
    sent.on("error", reject);
    sent.end(body);
  });
}
