import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { firstOf, type OpenBrowser } from "./open-browser.ts";

/** WebKit's small browser on a screen that nobody sees, driven by plain WebDriver. */
export async function openWebKit(): Promise<OpenBrowser> {
  const driver = firstOf(["/usr/bin/WebKitWebDriver"]);
  const binary = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0];
  const screen = firstOf(["/usr/bin/xvfb-run"]);
  if (driver === undefined || binary === undefined || screen === undefined)
    throw new Error("WebKit is missing: apt-get install webkit2gtk-driver xvfb xauth.");
  const port = await freePort();
  const running = spawn(screen, ["-a", driver, `--port=${port}`], { stdio: "ignore", detached: true });
  try {
    return await session(`http://127.0.0.1:${port}`, binary, running);
  } catch (error) {
    stop(running);
    throw error;
  }
}

async function session(address: string, binary: string, running: ChildProcess): Promise<OpenBrowser> {
  const options = { binary, args: ["--automation"] };
  const wanted = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } };
  await ready(address);
  const { sessionId, capabilities } = await call<Session>(address, "POST", "/session", { capabilities: wanted });
  const page = `/session/${sessionId}`;
  const post = <T>(path: string, body: object) => call<T>(address, "POST", `${page}${path}`, body);
  return {
    version: `WebKit ${capabilities.browserVersion}`,
    resize: (width, height) => post("/window/rect", { width, height }),
    go: async (url) => {
      // Two addresses that differ behind the hash alone are one page.
      await post("/url", { url: "about:blank" });
      await post("/url", { url });
    },
    run: <T>(script: string) => post<T>("/execute/sync", { script, args: [] }),
    picture: async () => Buffer.from(await call<string>(address, "GET", `${page}/screenshot`), "base64"),
    close: async () => {
      await call(address, "DELETE", page).catch(() => undefined);
      stop(running);
    },
  };
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

async function call<T>(address: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(address + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const { value } = (await response.json()) as { readonly value: T };
  if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}

/** Waits until the driver answers. */
async function ready(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await sleep(100);
  }
  throw new Error("WebKitWebDriver does not answer.");
}

/** Ends the driver with the screen it runs on. */
function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
