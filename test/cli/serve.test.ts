import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import type { networkInterfaces } from "node:os";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { read } from "../../src/cli/command.ts";
import { addressesInNetwork } from "../../src/cli/serve/addresses.ts";
import { nextFreePort } from "../../src/cli/serve/free-port.ts";
import { serve, settingsFrom } from "../../src/cli/serve.ts";
import { furrow } from "./furrow.ts";

const main = join(import.meta.dirname, "../../src/cli/main.ts");
const data = () => mkdtempSync(join(tmpdir(), "furrow-serve-"));
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A port that another program listens at. */
async function takenPort(): Promise<number> {
  const other = createServer();
  ends.push(() => other.close());
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  return (other.address() as { port: number }).port;
}

/** What a server says until it is ready; it is ended then. */
function said(flags: readonly string[], env = {}): Promise<string> {
  const args = [main, "serve", "--data", data(), "--log-level", "silent", ...flags];
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: "", HOST: "", ...env } });
  ends.push(() => child.kill("SIGKILL"));
  let text = "";
  return new Promise((resolve) => {
    child.stdout.setEncoding("utf8").on("data", (more: string) => {
      text += more;
      if (/ready: .*\n/.test(text)) child.kill("SIGTERM");
    });
    child.stderr.setEncoding("utf8").on("data", (more: string) => {
      text += more;
    });
    child.once("close", () => resolve(text));
  });
}

test("a port that is taken is refused, or the next one is taken where that is wanted", async () => {
  const port = await takenPort();
  const refused = await furrow(["serve", "--host", "127.0.0.1", "--port", String(port), "--data", data()]);
  expect(refused).toMatchObject({
    code: 2,
    err: `furrow: Port ${port} is in use by another program. Choose one with --port.\n`,
  });
  expect(await nextFreePort(port, "127.0.0.1")).toBeGreaterThan(port);
  expect(await nextFreePort(0, "127.0.0.1")).toBe(0);
  // Whoever names a port has told others of it.
  expect(await said(["--host", "127.0.0.1", "--next-port", "--port", String(port)])).toContain("is in use");
  expect(await said(["--host", "127.0.0.1", "--next-port"], { PORT: String(port) })).toContain("is in use");
});

test("the environment names host and port, flags come first", () => {
  const settings = (typed: readonly string[], env: NodeJS.ProcessEnv) => settingsFrom(read(serve, typed), env);
  expect(settings([], {})).toMatchObject({ host: "localhost", port: 4173 });
  expect(settings([], { HOST: "", PORT: "" })).toMatchObject({ host: "localhost", port: 4173 });
  expect(settings([], { HOST: "0.0.0.0", PORT: "8080" })).toMatchObject({ host: "0.0.0.0", port: 8080 });
  const both = settings(["--host", "::", "--port", "9000"], { HOST: "0.0.0.0", PORT: "none" });
  expect(both).toMatchObject({ host: "::", port: 9000 });
  for (const PORT of ["none", "65536", "-1", "80 80", "1e3"])
    expect(() => settings([], { PORT })).toThrow(`PORT needs a whole number up to 65535, not "${PORT}".`);
});

describe("addresses for others", () => {
  const address = (address: string, internal = false) => ({
    address,
    family: address.includes(":") ? "IPv6" : "IPv4",
    internal,
  });
  const machine = {
    lo: [address("127.0.0.1", true), address("::1", true)],
    docker0: [address("172.17.0.1")],
    tun0: [address("10.8.0.2")],
    eth1: [address("169.254.7.7")],
    wlan0: [address("192.168.1.20"), address("fe80::1"), address("2001:db8::20")],
  } as unknown as ReturnType<typeof networkInterfaces>;

  test("are those of every network, the likeliest first", () => {
    const both = ["http://192.168.1.20:4173/", "http://10.8.0.2:4173/"];
    expect(addressesInNetwork("0.0.0.0", 4173, machine)).toEqual(both);
    expect(addressesInNetwork("::", 4173, machine)).toEqual(both);
    expect(addressesInNetwork("localhost", 4173, machine)).toEqual([]);
  });

  test("are new ones where there are no others", () => {
    const only = { wlan0: [address("2001:db8::20")] } as unknown as typeof machine;
    expect(addressesInNetwork("::", 4173, only)).toEqual(["http://[2001:db8::20]:4173/"]);
    expect(addressesInNetwork("0.0.0.0", 4173, only)).toEqual([]);
  });
});

test("an address for others comes as a square as well, and only where there is one", async () => {
  const text = await said(["--host", "0.0.0.0", "--port", "0", "--origin", "https://farm.example", "--qr"]);
  expect(text).toMatch(
    /^Furrow is ready: http:\/\/localhost:\d+\/\nFor others: {6}https:\/\/farm\.example\/\n\n█{20,}\n/,
  );
  const { code, err } = await furrow(["serve", "--host", "127.0.0.1", "--qr"]);
  expect({ code, err }).toEqual({
    code: 2,
    err: "furrow: --qr needs an address that others can reach: add --host 0.0.0.0, or --origin ADDRESS.\n",
  });
});

test("furrow says which one it is", async () => {
  expect(await furrow(["--version"])).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: "" });
});
