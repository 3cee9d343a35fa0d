import { getDepositLimits, getPlayFeedback, listTransactions } from "@spilhus/api-client";
import { autoRetry } from "@spilhus/account/player-data";
import { DATA_CACHE_SECONDS } from "@spilhus/contracts";
import { playerTransport } from "@spilhus/player-session/session";

interface Cancellable {
  readonly signal: AbortSignal;
}

/** The cards are rendered twice, before and after the player is known: the second time reuses the first answers. */
const recent = { ...autoRetry, staleTime: DATA_CACHE_SECONDS * 1_000 };

export const limitsQuery = {
  ...recent,
  queryKey: ["deposit-limits"],
  queryFn: ({ signal }: Cancellable) => getDepositLimits(playerTransport, { signal }),
};
export const latestQuery = {
  ...recent,
  queryKey: ["transactions", "latest"],
  queryFn: ({ signal }: Cancellable) => listTransactions(playerTransport, { query: {}, signal }),
};
export const timeQuery = {
  ...recent,
  queryKey: ["play-feedback"],
  queryFn: ({ signal }: Cancellable) => getPlayFeedback(playerTransport, { signal }),
};
