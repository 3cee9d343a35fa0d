/** Queue of accounts whose registration is under way. */
export const ACCOUNT_QUEUE = "payout-account";
