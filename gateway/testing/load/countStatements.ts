import { Client } from "pg";

/**
 * Counts statements of every client of this process that is opened from now on: a pool keeps the function that a client had.
 *
 * @returns how many were sent so far
 */
export function countStatements(): () => number {
  const send = Client.prototype.query;
  let sent = 0;
  // pg's own signature is a dozen overloads; all are passed on as they are.
  const counted = function counted(this: Client, ...given: unknown[]): unknown {
    sent += 1;
    return Reflect.apply(send, this, given);
  };
  Client.prototype.query = counted as typeof send;
  return () => sent;
}
