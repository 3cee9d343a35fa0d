import { DrizzleQueryError } from "drizzle-orm/errors";
import { DatabaseError } from "pg";

/**
 * SQLSTATEs of a server that is not available now: connection exceptions (class 08), a server that shuts down, has
 * crashed or is starting, and one without free connections.
 */
const UNAVAILABLE = /^(?:08...|57P0[1-3]|53300)$/;

/** Messages of the driver for a connection that broke or could not be opened; these errors have no code. */
const CONNECTION_LOST =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/;

const isSystemError = (error: Error): error is NodeJS.ErrnoException => "syscall" in error;

/**
 * Whether a query failed because the database cannot be reached, so that the same call may succeed later. The outcome
 * of a transaction that was being committed is then unknown.
 *
 * @param thrown what a query, a transaction or the pool threw.
 */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  if (error instanceof DatabaseError) return UNAVAILABLE.test(error.code ?? "");
  if (!(error instanceof Error)) return false;
  // Sockets of the driver: connecting fails, or reading and writing once the server is gone.
  if (isSystemError(error)) return ["connect", "read", "write", "getaddrinfo"].includes(error.syscall ?? "");
  return CONNECTION_LOST.test(error.message);
}
