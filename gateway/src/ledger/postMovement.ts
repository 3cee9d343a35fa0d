import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import type { Account } from "./accountKinds.ts";
import { ledgerFailure } from "./ledgerError.ts";

/** Money that leaves one account and arrives at another. */
export interface Transfer {
  readonly from: Account;
  readonly to: Account;
  /** Whole øre, above 0. */
  readonly amountOre: number;
}

/** Why money moved. */
export type MovementKind =
  | "import"
  | "deposit"
  /** Money that a provider took though it must not be credited: held in suspense until it is sent back. */
  | "deposit-held"
  | "deposit-refund"
  | "chargeback"
  /** A balance without a payout account that goes back to the instruments that paid it in: held in suspense meanwhile. */
  | "balance-refund"
  | "balance-refund-paid"
  | "balance-refund-refused"
  | "withdrawal-request"
  | "withdrawal-paid"
  | "withdrawal-returned"
  | "withdrawal-refused"
  | "stake"
  | "win"
  | "rollback"
  /** The escrow of a round that was drawn is filled up to its wins by the house, or the rest goes to the house. */
  | "round-drawn"
  /** A pot gets the house's first money, a part of a stake, or is emptied into the house's account to be paid out. */
  | "pot-begun"
  | "pot-contribution"
  | "pot-won"
  | "bonus-granted"
  | "bonus-released"
  | "bonus-ended"
  | "correction";

/** One business event that moves money. */
export interface Movement {
  readonly licence: string;
  readonly brand: string;
  /** Whose money it moves; nothing between house accounts. */
  readonly playerId?: string;
  readonly kind: MovementKind;
  /** With `reference` unique for ever: the same event is booked once. */
  readonly source: string;
  readonly reference: string;
  /** Who or what caused it, such as `call:create-withdrawal` or `officer:lis`. */
  readonly by: string;
  /** When it happened, if not now. */
  readonly eventAt?: Date;
  readonly transfers: readonly [Transfer, ...Transfer[]];
}

/** A booked movement. */
export interface Posted {
  readonly id: string;
  /** The player's own number of the movement, without a gap; nothing between house accounts. */
  readonly number: number | undefined;
}

const named = (account: Account) =>
  typeof account === "string" ? { kind: account, ref: "" } : { ref: "", ...account };

/**
 * Books a movement in the caller's transaction. The player's book stays locked until that ends, so lock the player's row
 * first (`lockPlayerRow`), as every transaction about a player does.
 *
 * @throws {LedgerError} `not-enough-money`, `already-booked`, or `not-allowed` when a rule of the ledger forbids it
 */
export async function postMovement(db: Queries, movement: Movement): Promise<Posted> {
  const transfers = movement.transfers.map(({ from, to, amountOre }) => {
    if (!Number.isSafeInteger(amountOre) || amountOre <= 0)
      throw new RangeError(`An amount is whole øre above 0, not ${amountOre}.`);
    const [debit, credit] = [named(from), named(to)];
    return { from: debit.kind, fromRef: debit.ref, to: credit.kind, toRef: credit.ref, amountOre };
  });
  try {
    const { rows } = await db.execute<{ id: string; number: string | null }>(sql`
      select id, number from ledger_post(
        ${movement.licence}, ${movement.brand}, ${movement.playerId ?? null}::uuid, ${movement.kind}, ${movement.source},
        ${movement.reference}, ${movement.by}, ${movement.eventAt ?? null}::timestamptz, ${JSON.stringify(transfers)}::jsonb
      )
    `);
    const [row] = rows;
    if (!row) throw new Error("The database booked nothing.");
    return { id: row.id, number: row.number === null ? undefined : Number(row.number) };
  } catch (error) {
    throw ledgerFailure(error);
  }
}
