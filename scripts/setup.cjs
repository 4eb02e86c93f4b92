// Gets a fresh clone ready: dependencies, Node 24 and, with --browser, a Chromium for the browser tests.
// Runs before anything is installed, so it is plain old JavaScript for Node 18 and later, without packages.
"use strict";

const { createHash } = require("node:crypto");
const { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { delimiter, dirname, join } = require("node:path");
const { spawnSync } = require("node:child_process");
const { broughtNode } = require("../bin/brought-node.cjs");

const root = dirname(__dirname);
const modules = join(root, "node_modules");
const stampFile = join(modules, ".furrow-lock");
const browserFile = join(modules, ".cache", "furrow", "browser.json");
const isWindows = process.platform === "win32";

installDependencies();
requireNode24();
if (process.argv.includes("--browser")) findBrowser();

function installDependencies() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === lock) return;

  say("Installing dependencies");
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const done = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: isWindows });
  if (done.error) fail("Furrow needs npm to install its dependencies, and npm could not be started.");
  if (done.status !== 0) fail("The dependencies could not be installed: npm ci failed, see above.");
  writeFileSync(stampFile, lock);
}

/** The Node that npm brought, or else the machine's own; what does not run must not stand in its way. */
function requireNode24() {
  const brought = broughtNode(root);
  const runs = brought !== undefined && output(brought, ["--version"]) !== undefined;
  if (runs) return;
  const own = major(process.version) >= 24;
  if (own) for (const name of ["node", "node.cmd", "node.ps1"]) rmSync(join(modules, ".bin", name), { force: true });
  else
    fail(
      `Furrow needs Node 24 or newer; this machine has ${process.version}, and ${
        brought === undefined ? "npm has none to bring for it" : "the one npm brought does not run here"
      }: please install it.`,
    );
}

function findBrowser() {
  if (existsSync(browserFile)) {
    const known = JSON.parse(readFileSync(browserFile, "utf8")).executablePath ?? playwrightChromium();
    const wanted = process.env.CHROME_PATH;
    if (known && existsSync(known) && (!wanted || wanted === known)) return;
  }
  const executablePath = installedBrowser() ?? debianBrowser();
  if (executablePath) return remember({ executablePath });
  if (runs(playwrightChromium())) return remember({});

  say("Downloading a Chromium for the browser tests");
  playwright(["install", "chromium"], "inherit");
  if (runs(playwrightChromium())) return remember({});
  fail(
    "The browser tests need Chrome or Chromium, and none could be found or installed: install one, or set CHROME_PATH to it.",
  );
}

function installedBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (runs(named)) return named;
    fail(`CHROME_PATH is ${named}, which is not a browser that runs.`);
  }
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const elsewhere = [
    "/opt/google/chrome/chrome",
    "/usr/lib/chromium/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ];
  return [...onPath, ...elsewhere].find(runs);
}

function debianBrowser() {
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall) return undefined;
  say("Installing Debian's Chromium for the browser tests");
  const wait = ["-q", "-o", "DPkg::Lock::Timeout=300"];
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", [...wait, "update"], options);
  spawnSync("apt-get", [...wait, "install", "-y", "--no-install-recommends", "chromium"], options);
  return runs("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined;
}

function playwrightChromium() {
  const ask = "console.log(require('@playwright/test').chromium.executablePath())";
  return output(node24(), ["-e", ask]);
}

function playwright(args, stdio) {
  return spawnSync(node24(), [join(modules, "@playwright", "test", "cli.js"), ...args], { cwd: root, stdio });
}

function node24() {
  const brought = broughtNode(root);
  return existsSync(join(modules, ".bin", "node")) && brought !== undefined ? brought : process.execPath;
}

function remember(browser) {
  mkdirSync(dirname(browserFile), { recursive: true });
  writeFileSync(browserFile, `${JSON.stringify(browser)}\n`);
}

/** Windows browsers print no version, so there a file is enough. */
function runs(executable) {
  if (!executable || !existsSync(executable)) return false;
  return isWindows || output(executable, ["--version"]) !== undefined;
}

function output(command, args) {
  const done = spawnSync(command, args, { cwd: root, encoding: "utf8", timeout: 30_000 });
  return done.status === 0 ? done.stdout.trim() : undefined;
}

function major(version) {
  return Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
}

function say(text) {
  console.log(`${text} …`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
