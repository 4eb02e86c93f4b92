import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answerFile } from "../src/server/http/folder.ts";

/** Serves the files of a folder and gives the address; rejects when the port is taken. */
export function serveFolder(folder: string, { port, host }: { port: number; host: string }): Promise<string> {
  const server = createServer((request, response) => void answerFile(folder, request, response));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      // From now on no single connection ends the server.
      server.removeListener("error", reject);
      server.on("error", (error) => console.error(error.message));
      resolve(`http://${host}:${(server.address() as AddressInfo).port}/`);
    });
  });
}
