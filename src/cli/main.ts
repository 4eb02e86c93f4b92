import { furrow } from "./furrow.ts";

// Whoever reads our output may stop reading, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await furrow(process.argv.slice(2));
