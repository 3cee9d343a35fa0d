import type { Queries } from "../database/index.ts";
import { audit } from "./tables.ts";

/** Events that are recorded permanently. */
export type AuditEvent =
  | "session-started"
  | "session-ended"
  | "sessions-ended"
  | "device-forgotten"
  | "sign-in-refused"
  | "register-asked"
  | "hold-placed"
  | "hold-lifted"
  | "identity-verified"
  | "identity-confirmed"
  | "request-confirmed"
  | "passkey-added"
  | "passkey-removed"
  | "signup-started"
  | "signup-refused"
  | "signup-given-up"
  | "player-registered"
  | "cpr-match-refused"
  | "password-link-sent"
  | "password-changed"
  | "profile-changed"
  | "deposit-limits-changed"
  | "deposit-reserved"
  | "deposit-approved"
  | "deposit-refused"
  | "deposit-credited"
  | "deposit-refunded"
  | "deposit-paid-out"
  | "deposit-charged-back"
  | "chargeback-reversed"
  /** Written by the database, in a chain for each licence. */
  | "funds-proved"
  | "user-report-made"
  | "player-imported"
  | "payout-account-added"
  | "payout-account-verified"
  | "payout-account-refused"
  | "payout-account-removed"
  | "withdrawal-requested"
  | "withdrawal-moved"
  | "payout-note-opened"
  | "balance-refund-requested"
  | "balance-refund-refunded"
  | "balance-refund-refused"
  | "payout-note-closed"
  | "documents-asked"
  | "documents-moved"
  | "money-case-opened"
  | "money-case-decided";

export interface AuditEntry {
  readonly brand: string;
  readonly event: AuditEvent;
  /** Undefined for events without a known player. */
  readonly playerId: string | undefined;
  /** Never a name, number, address or secret of a person. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Adds a row to the audit, in the transaction of the change: both are committed, or neither. */
export async function writeAudit(db: Queries, entry: AuditEntry): Promise<void> {
  const { brand, event, playerId, details = {} } = entry;
  await db.insert(audit).values({
    chain: playerId ?? `nobody:${brand}`,
    brand,
    event,
    playerId: playerId ?? null,
    details,
  });
}
