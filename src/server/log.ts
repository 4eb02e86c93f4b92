import { type Logger, pino } from "pino";
import type { Settings } from "./settings.ts";

export type Log = Logger;

/** A log for the host, in lines of JSON. What people write, hold or may not know is never in it. */
export const openLog = ({ logLevel }: Pick<Settings, "logLevel">): Log =>
  pino({
    level: logLevel,
    base: null,
    redact: { paths: ["*.cookie", "*.headers.cookie", "headers.cookie", "*.token", "*.seed", "*.view"], remove: true },
    serializers: { error: pino.stdSerializers.err },
  });
