/** Accounts of a player; each carries a balance in øre. `debt` is never above 0, the others are never below. */
export type PlayerAccount = "cash" | "bonus" | "reserved" | "debt";

/**
 * Accounts of the licensee, without a balance of their own:
 * - `provider-clearing`: money on its way between a payment provider (`ref`) and us
 * - `client-bank`: the bank account that holds the players' money
 * - `house`: stakes and wins of a brand (`ref`)
 * - `promotion-cost`: bonuses given by a brand (`ref`)
 * - `suspense`: money whose owner is not known yet
 * - `written-off`: debts that will not be paid
 * - `pot`: a jackpot of a brand (`ref`), which the house feeds out of stakes
 * - `escrow`: stakes of a round (`ref`) that several players play for, until it is decided and its wins are paid
 */
export type HouseAccount =
  | {
      readonly kind: "provider-clearing" | "house" | "promotion-cost" | "escrow" | "pot";
      readonly ref: string;
    }
  | { readonly kind: "client-bank" | "suspense" | "written-off" };

export type Account = PlayerAccount | HouseAccount;
