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
  | "loss-limits-changed"
  | "play-budget-set"
  | "deposit-reserved"
  | "deposit-approved"
  | "deposit-refused"
  | "deposit-credited"
  | "deposit-refunded"
  | "deposit-paid-out"
  | "deposit-charged-back"
  | "chargeback-reversed"
  | "balance-corrected"
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
  | "bonus-accepted"
  | "bonus-granted"
  | "bonus-ended"
  | "balance-refund-requested"
  | "balance-refund-refunded"
  | "balance-refund-refused"
  | "payout-note-closed"
  | "documents-asked"
  | "documents-moved"
  | "money-case-opened"
  | "money-case-decided"
  | "chat-sanctioned"
  | "chat-sanction-lifted"
  | "chat-sanction-appealed";

export interface AuditEntry {
  readonly brand: string;
  readonly event: AuditEvent;
  /** Undefined for events without a known player. */
  readonly playerId: string | undefined;
  /** Never a name, number, address or secret of a person. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Events of the staff's own chains. */
export type StaffEvent = "staff-signed-in" | "staff-act" | "staff-sessions-ended" | "support-read";

export interface StaffEntry {
  /** Id of the member of staff who acts, or whose sessions the operator ends. */
  readonly staffId: string;
  readonly event: StaffEvent;
  /** The brand and the player that the act is about; undefined where it is about neither. */
  readonly brand?: string | undefined;
  readonly playerId?: string | undefined;
  /** Never a name, number, address or secret of a person. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** Brand of a row that is about no brand. */
const NO_BRAND = "*";

/** The chain of a member of staff. */
export const staffChain = (staffId: string): string => `staff:${staffId}`;

/**
 * Adds a row to the chain of a member of staff, in the transaction of the act. It has the guarantees of every other row:
 * nobody changes it, and one that is missing is found.
 */
export async function writeStaffAudit(db: Queries, entry: StaffEntry): Promise<void> {
  const { staffId, event, brand = NO_BRAND, playerId, details = {} } = entry;
  await db.insert(audit).values({
    ...{ chain: staffChain(staffId), brand, event },
    playerId: playerId ?? null,
    details: { ...details, staff: staffId },
  });
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
