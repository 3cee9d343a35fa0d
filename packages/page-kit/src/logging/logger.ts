import { pino } from "pino";
import { SITE_LIMITS } from "@spilhus/contracts";
import { systemClock, throttledLogger } from "@spilhus/lib";

const output = pino({ base: null });

/** Structured log of an app's server process; the same message at most once a second (R9.05). */
export const log = throttledLogger(
  (level, message, details) => output[level](details ?? {}, message),
  systemClock,
  SITE_LIMITS.loggerThrottleMs,
);

/** The same log with pino's order of arguments, for packages that need it. */
export const logger = {
  error: (details: object, message: string) => log("error", message, { ...details }),
  warn: (details: object, message: string) => log("warn", message, { ...details }),
};
