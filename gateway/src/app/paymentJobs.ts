import { depositJobs, lookIntoDeposit, type DepositServices } from "../deposits/index.ts";
import type { JobQueue } from "../jobs/index.ts";
import { accountJobs } from "../payout-accounts/index.ts";
import type { PersonKeys } from "../players/index.ts";
import { eventJobs, eventSweep } from "../provider-events/index.ts";
import { closedAccountJobs, lookIntoWithdrawal, withdrawalJobs } from "../withdrawals/index.ts";

export interface PaymentJobServices extends DepositServices {
  /** Open payout accounts; absent where MitID is not configured, without which nobody withdraws. */
  readonly keys?: PersonKeys | undefined;
}

/** The work on payments that nobody waits for. */
export function paymentJobs({ keys, ...services }: PaymentJobServices): readonly JobQueue[] {
  const payouts = keys && { ...services, keys, providers: services.payments };
  const payout = payouts ? lookIntoWithdrawal(payouts) : () => Promise.resolve(false);
  return [
    depositJobs(services),
    eventJobs({ ...services, lookInto: { payment: lookIntoDeposit(services), payout } }),
    eventSweep(services.db),
    ...(payouts ? [withdrawalJobs(payouts), accountJobs(payouts), closedAccountJobs(payouts)] : []),
  ];
}
