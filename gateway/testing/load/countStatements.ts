import { Client } from "pg";

/** Statements that were sent, by what each costs the database. */
export interface SentStatements {
  readonly all: number;
  /** That write rows, each counted once, however many rows a function writes. */
  readonly changes: number;
  /** That lock the rows they read. */
  readonly locks: number;
}

const CHANGE = /\b(?:insert\s+into|update\s+(?!of\b|skip\b)\S+\s+set|delete\s+from)\b|\bledger_post\s*\(/i;
const LOCK = /\bfor\s+(?:no\s+key\s+update|update|share|key\s+share)\b/i;

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  return typeof statement === "object" && statement !== null && "text" in statement
    ? String(statement.text)
    : "";
}

/**
 * Counts statements of every client of this process that is opened from now on: a pool keeps the function that a client had.
 *
 * @returns what was sent so far
 */
export function countStatements(): () => SentStatements {
  const send = Client.prototype.query;
  const sent = { all: 0, changes: 0, locks: 0 };
  // pg's own signature is a dozen overloads; all are passed on as they are.
  const counted = function counted(this: Client, ...given: unknown[]): unknown {
    const text = textOf(given[0]);
    sent.all += 1;
    if (CHANGE.test(text)) sent.changes += 1;
    else if (LOCK.test(text)) sent.locks += 1;
    return Reflect.apply(send, this, given);
  };
  Client.prototype.query = counted as typeof send;
  return () => ({ ...sent });
}

/** What was sent between two counts. */
export const sentBetween = (before: SentStatements, after: SentStatements): SentStatements => ({
  all: after.all - before.all,
  changes: after.changes - before.changes,
  locks: after.locks - before.locks,
});
