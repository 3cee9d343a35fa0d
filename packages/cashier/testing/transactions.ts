import type { Transaction } from "@spilhus/contracts/payments";
import { STORY_NOW } from "./deposit.ts";

/** A deposit of 400 kr., with overrides. */
export const transactionOf = (number: number, differs: Partial<Transaction> = {}): Transaction => ({
  number,
  kind: "deposit",
  movement: "deposit",
  at: STORY_NOW,
  amountOre: 40_000,
  movedOre: 40_000,
  cashAfterOre: 123_450,
  bonusAfterOre: 0,
  brand: "fjord",
  game: null,
  gameName: null,
  paymentId: null,
  roundId: null,
  receiptId: "8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55",
  ...differs,
});
