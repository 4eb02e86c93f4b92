import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { StoreAt } from "../../src/server/store/store-at.ts";

/** A server in a process of its own, to be killed. */
export class ChildServer {
  readonly address: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, address: string) {
    this.#process = process;
    this.address = address;
  }

  static async start(at: StoreAt, port = 0, page?: string): Promise<ChildServer> {
    const main = join(import.meta.dirname, "..", "..", "src", "cli", "main.ts");
    const data = "folder" in at ? ["--data", at.folder] : [];
    // A promise that nobody waits for ends this server when it fails, whatever the server itself makes of it.
    const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --unhandled-rejections=strict`;
    const env = { ...process.env, NODE_OPTIONS, DATABASE_URL: "address" in at ? at.address : "" };
    const flags = [
      "--host",
      "127.0.0.1",
      "--port",
      String(port),
      "--log-level",
      "silent",
      "--requests",
      "1000000",
      "--sockets",
      "100000",
      ...(page === undefined ? [] : ["--page", page]),
    ];
    const child = spawn(process.execPath, [main, "serve", ...flags, ...data], {
      stdio: ["ignore", "pipe", "pipe"],
      env,
    });
    return new Promise((resolve, reject) => {
      let said = "";
      let isUp = false;
      child.stdout?.on("data", (text: Buffer) => {
        const address = /http:\S+/.exec(text.toString())?.[0];
        if (address === undefined) return;
        isUp = true;
        resolve(new ChildServer(child, address));
      });
      child.stderr?.on("data", (text: Buffer) => {
        said += text.toString();
      });
      child.once("exit", (code) => {
        reject(new Error(`the server did not start: ${said}`));
        // Whether or not somebody waits for it, the test run fails.
        if (isUp && code !== 0 && code !== null) throw new Error(`a server ended by itself: ${said}`);
      });
    });
  }

  /** Ends it without a word; resolves when it is gone. */
  kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
    return new Promise((resolve) => {
      this.#process.once("exit", () => resolve());
      this.#process.kill(signal);
    });
  }
}
