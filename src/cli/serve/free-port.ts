import { createServer } from "node:net";

/** How many ports are tried behind the one that is taken. */
const TRIES = 50;

/** The port, or the next one that no other program listens at. */
export async function nextFreePort(port: number, host: string): Promise<number> {
  for (let next = port; next < port + TRIES && next <= 65_535; next++) if (await isFree(next, host)) return next;
  return port;
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    // What else is wrong with the address is said when the server itself starts.
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
