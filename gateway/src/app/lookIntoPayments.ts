import { lookIntoDeposit, type DepositServices } from "../deposits/index.ts";
import type { PersonKeys } from "../players/index.ts";
import { lookIntoWithdrawal } from "../withdrawals/index.ts";

export interface PaymentJobServices extends DepositServices {
  /** Open payout accounts; absent where MitID is not configured, without which nobody withdraws. */
  readonly keys?: PersonKeys | undefined;
}

/** Asks a provider what became of one of our deposits or withdrawals, and does what follows. */
export function lookIntoPayments({ keys, ...services }: PaymentJobServices) {
  const payouts = keys && { ...services, keys, providers: services.payments };
  return {
    payment: lookIntoDeposit(services),
    payout: payouts ? lookIntoWithdrawal(payouts) : () => Promise.resolve(false),
  };
}
