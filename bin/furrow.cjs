#!/usr/bin/env node
// Starts the command line on Node 24: this one, or the one npm brought along.
"use strict";

const { spawnSync } = require("node:child_process");
const { join, sep } = require("node:path");
const { broughtNode } = require("./brought-node.cjs");

const root = join(__dirname, "..");
const main = join(root, "src", "cli", "main.ts");

// Node runs TypeScript as it is, except below node_modules: there a hook strips the types.
const isInstalled = root.includes(`${sep}node_modules${sep}`);
const flags = isInstalled
  ? ["--disable-warning=ExperimentalWarning", "--import", join(__dirname, "strip-types.mjs")]
  : [];

const own = Number(process.versions.node.split(".")[0]) >= 24;
const node = own ? process.execPath : broughtNode(root);
if (node === undefined) {
  console.error(`furrow needs Node 24 or newer; this is ${process.version}.`);
  process.exit(1);
}
// Ctrl-C goes to both; what it means is the command's to say.
process.on("SIGINT", () => {});
const done = spawnSync(node, [...flags, main, ...process.argv.slice(2)], { stdio: "inherit" });
if (done.error) {
  console.error(
    `furrow needs Node 24 or newer; this is ${process.version}, and the one npm brought does not run here.`,
  );
  process.exit(1);
}
process.exitCode = done.status ?? 1;
