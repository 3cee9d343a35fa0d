import { getDepositLimits } from "@spilhus/api-client";
import type { DepositLimits } from "@spilhus/contracts/player-account";
import { autoRetry } from "../player-data/autoRetry.ts";
import { playerTransport } from "@spilhus/player-session/session";

/** The player's deposit limits. Each response to a change replaces the cached value. */
export const depositLimitsQuery = {
  ...autoRetry,
  queryKey: ["deposit-limits"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<DepositLimits> =>
    getDepositLimits(playerTransport, { signal }),
  staleTime: 0,
};
