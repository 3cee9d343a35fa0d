import { endedTrialJobs, refundJobs } from "../balance-refunds/index.ts";
import { bonusJobs } from "../bonuses/index.ts";
import { depositJobs } from "../deposits/index.ts";
import type { JobQueue } from "../jobs/index.ts";
import { moneyCheckJobs } from "../money-checks/index.ts";
import { accountJobs } from "../payout-accounts/index.ts";
import { eventJobs, eventSweep } from "../provider-events/index.ts";
import { againJobs, reconciliationJobs } from "../reconciliation/index.ts";
import { closedAccountJobs, withdrawalJobs } from "../withdrawals/index.ts";
import { lookIntoPayments, type PaymentJobServices } from "./lookIntoPayments.ts";

/** The work on payments that nobody waits for. */
export function paymentJobs({ keys, ...services }: PaymentJobServices): readonly JobQueue[] {
  const payouts = keys && { ...services, keys, providers: services.payments };
  const lookInto = lookIntoPayments({ keys, ...services });
  return [
    depositJobs(services),
    refundJobs(services),
    endedTrialJobs(services),
    bonusJobs(services),
    moneyCheckJobs(services),
    eventJobs({ ...services, lookInto }),
    eventSweep(services.db),
    reconciliationJobs({ ...services, lookInto }),
    againJobs({ ...services, lookInto }),
    ...(payouts ? [withdrawalJobs(payouts), accountJobs(payouts), closedAccountJobs(payouts)] : []),
  ];
}
