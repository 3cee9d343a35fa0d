import type { Translation } from "../translation.ts";

export const cashier = {
  deposit: "Deposit",
  balance: {
    balanceCash: "Balance",
    balanceBonus: "Bonus",
  },
} as const satisfies Translation<"cashier">;
