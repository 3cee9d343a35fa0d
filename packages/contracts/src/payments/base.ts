/** Where the calls about a player's money begin. */
export const PAYMENTS = "/gateway/payments/api/public";
