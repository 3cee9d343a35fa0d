import { LIST_TRANSACTIONS, type Transactions } from "@spilhus/contracts/payments";
import { transactionOf } from "./transactions.ts";

/** Rows of the list, newest first: a deposit, a stake, a win with a bonus, a withdrawal. */
export const STORY_MOVEMENTS: Transactions["transactions"] = [
  transactionOf(5, {
    kind: "win",
    movement: "win",
    amountOre: 125_000,
    game: "nordens-lys",
    gameName: "Nordens Lys",
    cashAfterOre: 248_450,
    bonusAfterOre: 5_000,
  }),
  transactionOf(4, {
    kind: "stake",
    movement: "stake",
    amountOre: -500,
    game: "nordens-lys",
    gameName: "Nordens Lys",
  }),
  transactionOf(3, { kind: "withdrawal", movement: "withdrawal-request", amountOre: -40_000 }),
  transactionOf(2),
];

/** Addresses of the list's first page, with a filter, and after a row. */
export const listAddress = (query = "") => `GET ${LIST_TRANSACTIONS.path}${query}`;
