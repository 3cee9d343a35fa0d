import { SITE_LIMITS } from "@spilhus/contracts";
import { systemClock, throttledLogger, type Clock, type Log } from "@spilhus/lib";
import { pino, type DestinationStream } from "pino";
import { loggedError } from "./loggedError.ts";

/**
 * Structured lines on standard output, each message at most once a second (R9.05) unless it is about security. Addresses
 * are logged without their query, which may hold a token, and errors without the values that {@link loggedError} leaves out.
 */
export function createLog(level: string, clock: Clock = systemClock, destination?: DestinationStream): Log {
  const options = {
    ...{ level, base: { service: "gateway" }, timestamp: pino.stdTimeFunctions.isoTime },
    serializers: { err: (error: unknown) => loggedError(error) },
  };
  const lines = destination ? pino(options, destination) : pino(options);
  const write: Log = (severity, message, { error, ...details } = {}) => {
    lines[severity]({ ...details, ...(error === undefined ? {} : { err: error }) }, message);
  };
  return throttledLogger(write, clock, SITE_LIMITS.loggerThrottleMs);
}
