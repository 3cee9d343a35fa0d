/** Queue of parts of balances that go back to the instruments that paid them in. */
export const BALANCE_REFUND_QUEUE = "balance-refund";
