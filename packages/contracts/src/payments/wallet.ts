import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema, OreSchema } from "../values/index.ts";
import { PAYMENTS } from "./base.ts";

/**
 * Kinds of movements as players see and filter them; several kinds of the ledger share one: a rollback is among stakes, a
 * refunded or charged back deposit among deposits, an opening balance among corrections.
 */
export const TRANSACTION_KINDS = ["deposit", "withdrawal", "stake", "win", "bonus", "correction"] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** One movement of the player's money. */
export const TransactionSchema = z.object({
  /** The player's own number of it, without a gap: lists are ordered by it, newest first. */
  number: z.int().check(z.minimum(1)),
  kind: z.enum(TRANSACTION_KINDS),
  /** The ledger's kind, such as `withdrawal-returned`, by which the page words the row. */
  movement: z.string(),
  at: IsoTimeSchema,
  /**
   * What it changed of cash and bonus together, in øre: below 0 when money left, 0 for what moves other money, such as a
   * payout that was confirmed (the money left with the request).
   */
  amountOre: z.int(),
  /** All that it moved, in øre. */
  movedOre: OreSchema,
  cashAfterOre: OreSchema,
  bonusAfterOre: OreSchema,
  brand: z.string(),
  /** Slug of the game of a stake, win or rollback. */
  game: z.nullable(z.string()),
  /** The deposit or withdrawal that it belongs to. */
  paymentId: z.nullable(z.string()),
  /** Id of the movement, for receipts and customer service. */
  receiptId: z.uuid(),
});
export type Transaction = z.infer<typeof TransactionSchema>;

/** Rows of one page of the list. */
export const TRANSACTIONS_ON_A_PAGE = 50;

export const TransactionsSchema = z.object({
  transactions: z.array(TransactionSchema),
  /** Pass it as `before` for older rows; nothing when there are none. */
  next: z.nullable(z.int()),
});
export type Transactions = z.infer<typeof TransactionsSchema>;

export const LIST_TRANSACTIONS = {
  id: "list-transactions",
  method: "GET",
  path: `${PAYMENTS}/wallet/transactions`,
  summary: "The player's movements, newest first, by pages",
  audience: "player",
  kind: "read",
  query: z.object({
    kind: z.optional(z.enum(TRANSACTION_KINDS)),
    /** First and last day, in the brand's time zone. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    /** Only rows with a lower number. */
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  }),
  answer: TransactionsSchema,
  refusals: ["not-signed-in", "restricted", "invalid-request"],
} as const satisfies CallContract;
