import type { CallContract } from "../call-contract/index.ts";
import {
  date,
  integer,
  integerText,
  listOf,
  oneOf,
  optional,
  ore,
  orNull,
  record,
  text,
  uuid,
  where,
  zonedTime,
  type ValueOf,
} from "../shape/index.ts";
import { PAYMENTS } from "./base.ts";

/**
 * Kinds of movements as players see and filter them; several kinds of the ledger share one: a rollback is among stakes, a
 * refunded or charged back deposit among deposits, an opening balance among corrections.
 */
export const TRANSACTION_KINDS = ["deposit", "withdrawal", "stake", "win", "bonus", "correction"] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

const numberOfMovement = (value: number) => value >= 1;

/** One movement of the player's money. The account's front page lists the last ones: a `Shape`. */
export const TransactionSchema = /* @__PURE__ */ record({
  /** The player's own number of it, without a gap: lists are ordered by it, newest first. */
  number: /* @__PURE__ */ where(integer, numberOfMovement, "1 or more", { minimum: 1 }),
  kind: /* @__PURE__ */ oneOf(TRANSACTION_KINDS),
  /** The ledger's kind, such as `withdrawal-returned`, by which the page words the row. */
  movement: text,
  at: zonedTime,
  /**
   * What it changed of cash and bonus together, in øre: below 0 when money left, 0 for what moves other money, such as a
   * payout that was confirmed (the money left with the request).
   */
  amountOre: integer,
  /** All that it moved, in øre. */
  movedOre: ore,
  cashAfterOre: ore,
  bonusAfterOre: ore,
  brand: text,
  /** Slug of the game of a stake, win or rollback. */
  game: /* @__PURE__ */ orNull(text),
  /** The game's name in the catalogue; nothing for a game that is no longer there. */
  gameName: /* @__PURE__ */ orNull(text),
  /** The round of one of our own games or halls that it belongs to, while the player can replay it. */
  roundId: /* @__PURE__ */ orNull(uuid),
  /** The deposit or withdrawal that it belongs to. */
  paymentId: /* @__PURE__ */ orNull(text),
  /** Id of the movement, for receipts and customer service. */
  receiptId: uuid,
});
export type Transaction = ValueOf<typeof TransactionSchema>;

/** Rows of one page of the list. */
export const TRANSACTIONS_ON_A_PAGE = 50;

export const TransactionsSchema = /* @__PURE__ */ record({
  transactions: /* @__PURE__ */ listOf(TransactionSchema),
  /** Pass it as `before` for older rows; nothing when there are none. */
  next: /* @__PURE__ */ orNull(integer),
});
export type Transactions = ValueOf<typeof TransactionsSchema>;

export const LIST_TRANSACTIONS = {
  id: "list-transactions",
  method: "GET",
  path: `${PAYMENTS}/wallet/transactions`,
  summary: "The player's movements, newest first, by pages",
  audience: "player",
  kind: "read",
  query: /* @__PURE__ */ record({
    kind: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(TRANSACTION_KINDS)),
    /** First and last day, in the brand's time zone. */
    from: /* @__PURE__ */ optional(date),
    to: /* @__PURE__ */ optional(date),
    /** Only rows with a lower number. */
    before: /* @__PURE__ */ optional(
      /* @__PURE__ */ where(integerText, numberOfMovement, "1 or more", { minimum: 1 }),
    ),
  }),
  answer: TransactionsSchema,
  refusals: ["not-signed-in", "restricted", "invalid-request"],
} as const satisfies CallContract;
