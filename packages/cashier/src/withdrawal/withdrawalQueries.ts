import { getWithdrawalOptions, listPayoutAccounts, listWithdrawals } from "@spilhus/api-client";
import type { PayoutAccount, Withdrawal } from "@spilhus/contracts/payments";
import { autoRetry } from "@spilhus/account/player-data";
import { playerTransport } from "@spilhus/player-session/session";

const FIRST_MS = 2_000;
const THEN_MS = 15_000;

const isUnderWay = ({ state }: Withdrawal) =>
  state === "checking" || state === "approved" || state === "sent";
const isOpening = ({ state }: PayoutAccount) => state === "opening";
const isRegistering = ({ state }: PayoutAccount) => state === "registering";

export const optionsQuery = {
  queryKey: ["withdrawal-options"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    getWithdrawalOptions(playerTransport, { signal }),
  ...autoRetry,
};

interface Polled<Data> {
  readonly state: { readonly data?: Data | undefined; readonly fetchFailureCount: number };
}

export const withdrawalsQuery = {
  queryKey: ["withdrawals"],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await listWithdrawals(playerTransport, { signal })).withdrawals,
  ...autoRetry,
  // The provider's answer comes by itself.
  refetchInterval: (query: Polled<readonly Withdrawal[]>) =>
    autoRetry.refetchInterval(query) || (query.state.data?.some(isUnderWay) === true ? THEN_MS : false),
};

export const accountsQuery = {
  queryKey: ["payout-accounts"],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await listPayoutAccounts(playerTransport, { signal })).accounts,
  ...autoRetry,
  refetchInterval(query: Polled<readonly PayoutAccount[]>) {
    const accounts = query.state.data ?? [];
    if (accounts.some(isOpening)) return FIRST_MS;
    return autoRetry.refetchInterval(query) || (accounts.some(isRegistering) ? THEN_MS : false);
  },
};
