import { DatabaseError } from "pg";

export type LedgerErrorCode = "not-enough-money" | "already-booked" | "not-allowed";

/** A booking that the ledger refused; the transaction it was part of cannot go on. */
export class LedgerError extends Error {
  readonly code: LedgerErrorCode;
  constructor(code: LedgerErrorCode, cause: unknown) {
    super(`The ledger refused a booking: ${code}.`, { cause });
    this.name = "LedgerError";
    this.code = code;
  }
}

const CHECK_VIOLATION = "23514";
const INSUFFICIENT_PRIVILEGE = "42501";

function codeOf({ constraint, code }: DatabaseError): LedgerErrorCode | undefined {
  if (constraint === "ledger_accounts_not_below_zero") return "not-enough-money";
  if (constraint === "ledger_movements_once") return "already-booked";
  return code === CHECK_VIOLATION || code === INSUFFICIENT_PRIVILEGE ? "not-allowed" : undefined;
}

/** The ledger's own error for one of the database's, or the error as it is. */
export function ledgerFailure(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error;
  if (!(cause instanceof DatabaseError)) return error;
  const code = codeOf(cause);
  return code === undefined ? error : new LedgerError(code, error);
}
