// Runs every check, one after another, and ends with one line: "N passed, N failed".
// `npm test -- lint unit` runs only the steps named; `npm run quick` those that take a minute.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join, relative } from "node:path";
import { copyFor } from "./copy-for.ts";

interface Count {
  passed: number;
  failed: number;
  skipped?: number;
  /** What failed, and what passed only when it was tried again: named once more at the end. */
  named?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

const root = join(import.meta.dirname, "..");
const reports = join(root, "test-results");
/** What Node has compiled, for the hundreds of processes of a run. */
const compiled = join(root, "node_modules", ".cache", "furrow", "compiled");
const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);

const steps: Record<string, () => Count | Promise<Count>> = {
  lint: () => check("biome", "check", "--error-on-warnings", "."),
  typecheck: () => check("tsc", "-b"),
  knip: () => check("knip"),
  unit,
  elsewhere,
  browser,
};

/** Run only where they are named. */
const onRequest: typeof steps = { quick };

const wanted = process.argv.slice(2);
const all = { ...steps, ...onRequest };
const unknown = wanted.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(", ")}. There are: ${Object.keys(all).join(", ")}.`);
  process.exit(2);
}

const counts: Record<string, Count> = {};
for (const [name, run] of Object.entries(wanted.length > 0 ? all : steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n=== ${name} ===`);
  counts[name] = await run();
}

console.log("\n=== result ===");
for (const [name, { passed, failed, skipped = 0, named = [] }] of Object.entries(counts)) {
  console.log(`${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  for (const line of named) console.log(`  ${line}`);
}
const passed = Object.values(counts).reduce((sum, count) => sum + count.passed, 0);
const failed = Object.values(counts).reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function unit(): Count {
  const file = join(reports, "unit.json");
  const { report, ok } = suite<VitestReport>(file, vitest(file));
  return unitCount(ok, report);
}

/** What matters most and takes least: rules, table and page, without servers, other processes and long searches. */
function quick(): Count {
  const file = join(reports, "quick.json");
  const parts = [
    "src/",
    "test/table",
    "test/contract",
    "test/recorded",
    "test/lessons",
    "test/texts",
    "test/rules-texts",
  ];
  const { report, ok } = suite<VitestReport>(file, [...vitest(file), ...parts, "--exclude=**/hints.test.ts"]);
  return unitCount(ok, report);
}

/** What starts PostgreSQL and servers, once more as people start it who are not root, and in a folder only root may enter. */
function elsewhere(): Count {
  if (process.getuid?.() !== 0) {
    console.log("Whoever runs the tests is not root: the step before has shown it.");
    return { passed: 0, failed: 0 };
  }
  const copy = copyFor("nobody");
  try {
    const done = (["nobody", "root"] as const).map((who) => {
      console.log(`As ${who}, in a folder that nobody else may enter:`);
      const file = join(copy.reports, `${who}.json`);
      const ok = copy.runs(who, [...vitest(file), "test/server/store.test.ts", "test/server/backup.test.ts"]);
      return unitCount(ok, reportIn<VitestReport>(file));
    });
    return {
      passed: done.reduce((sum, { passed }) => sum + passed, 0),
      failed: done.reduce((sum, { failed }) => sum + failed, 0),
      named: done.flatMap(({ named = [] }) => named),
    };
  } finally {
    copy.remove();
  }
}

function vitest(file: string): string[] {
  return ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
}

function unitCount(ok: boolean, report: VitestReport | undefined): Count {
  return counted(
    ok,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      named: report.testResults.flatMap(namedInFile),
    },
  );
}

/** A test that passed with failures behind it passed when it was tried again. */
function namedInFile({ name, status, message, assertionResults }: VitestReport["testResults"][number]): string[] {
  const file = relative(root, name);
  const tests = assertionResults.flatMap(({ fullName, status, failureMessages }) => {
    const why = failureMessages?.[0]?.split("\n")[0];
    if (status !== "failed" && why === undefined) return [];
    return [`${status === "failed" ? "failed" : "passed when tried again"}: ${file}: ${fullName}: ${why ?? ""}`];
  });
  return status === "failed" && tests.length === 0 ? [`failed: ${file}: ${message}`] : tests;
}

async function browser(): Promise<Count> {
  if (!existsSync(join(root, "test", "browser"))) {
    console.log("There are no browser tests yet.");
    return { passed: 0, failed: 0 };
  }
  const file = join(reports, "browser.json");
  const { report, ok } = suite<PlaywrightReport>(file, ["playwright", "test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    FURROW_TEST_PORT: String(await freePort()),
  });
  return counted(
    ok,
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
      named: report.suites.flatMap(namedInSuite),
    },
  );
}

function namedInSuite({ specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status }) => {
      if (status !== "unexpected" && status !== "flaky") return [];
      return [`${status === "flaky" ? "passed when tried again" : "failed"}: ${file}:${line}: ${title}`];
    }),
  );
  return [...here, ...suites.flatMap(namedInSuite)];
}

/** A suite that crashed, or ran no test at all, has failed even if no single test did. */
function counted(ok: boolean, count: Count | undefined): Count {
  if (count === undefined) return { passed: 0, failed: 1 };
  const isSound = ok && count.passed > 0;
  return isSound || count.failed > 0 ? count : { ...count, failed: 1 };
}

function suite<Report>(file: string, command: string[], env: Record<string, string> = {}) {
  rmSync(file, { force: true });
  mkdirSync(reports, { recursive: true });
  const ok = runs(command, env);
  return { ok, report: reportIn<Report>(file) };
}

function reportIn<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}

function check(...command: string[]): Count {
  return runs(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runs([command = "", ...args]: string[], env: Record<string, string> = {}): boolean {
  const all = { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled, ...env };
  return (
    spawnSync(command, args, { cwd: root, stdio: "inherit", env: all, shell: process.platform === "win32" }).status ===
    0
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
