/** The player's money: balance, deposits and movements. */
export const cashier = {
  deposit: "Indbetal",
  balance: {
    balanceCash: "Saldo",
    balanceBonus: "Bonus",
  },
} as const;
