import { lookup } from "node:dns";
import { type OutgoingHttpHeaders, type RequestOptions, request as requestPlain } from "node:http";
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

interface Posting extends Pick<RequestOptions, "lookup"> {
  readonly headers: OutgoingHttpHeaders;
  /** How long all of it may take, in milliseconds. */
  readonly deadline: number;
}

/** Posts to an address through a connection of its own; follows no redirection. Gives the status; nothing else is read. */
export function post(url: URL, body: string | Buffer, { headers, deadline, ...options }: Posting): Promise<number> {
  const request = url.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent: false,
      ...options,
    });
    const late = setTimeout(() => sent.destroy(new Error("no answer in time")), deadline);
    sent.on("response", (response) => {
      resolve(response.statusCode ?? 0);
      // Whatever else would come, and however slowly: we are done.
      response.on("error", () => {});
      sent.destroy();
    });
    sent.on("error", reject);
    sent.on("close", () => clearTimeout(late));
    sent.end(body);
  });
}
