import { furrow } from "./furrow.ts";
import { sentenceOf } from "./out-file.ts";

// Whoever reads our output may stop reading, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  console.error(`furrow: ${sentenceOf("The output", error)}`);
  process.exit(1);
});

process.exitCode = await furrow(process.argv.slice(2));
