import { SESSION_OVER_PARAMS, SESSION_OVER_REASONS, type SessionOverReason } from "@spilhus/contracts/play";

/** Why the session is over that the visitor had, and when their break ends. */
export interface SessionOver {
  readonly reason: SessionOverReason;
  readonly until: string | undefined;
}

/** Latest time of a `Date`, in seconds. */
const LAST_SECONDS = 8_640_000_000_000;

/**
 * What the edge says in the address of the login of a session that is over. Nothing for a reason that nobody knows, and none
 * of a break that has ended since: the address may have been kept.
 *
 * @param now server time
 */
export function sessionOver(query: URLSearchParams, now: Date): SessionOver | undefined {
  const named = query.get(SESSION_OVER_PARAMS.reason);
  const reason = SESSION_OVER_REASONS.find((known) => known === named);
  if (!reason) return undefined;
  const seconds = Number(query.get(SESSION_OVER_PARAMS.until) ?? Number.NaN);
  if (reason !== "break" || !Number.isInteger(seconds) || seconds > LAST_SECONDS) {
    return { reason, until: undefined };
  }
  if (seconds * 1_000 <= now.getTime()) return undefined;
  return { reason, until: new Date(seconds * 1_000).toISOString() };
}
