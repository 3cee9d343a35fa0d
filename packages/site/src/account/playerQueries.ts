import { checkLoginLimits, userInfoQuery } from "@spilhus/api-client";
import { playerTransport, userInfo } from "../session/index.ts";

/** After a failure a page asks again by itself. */
const RECOVERY_MS = 5_000;

/** For every question of the account: a failure is shown at once, and asked about again until it is none. */
export const recovering = {
  retry: false,
  // A device without a network is a failure like any other, and says so.
  networkMode: "always",
  refetchInterval: ({ state }: { readonly state: { readonly fetchFailureCount: number } }) =>
    state.fetchFailureCount > 0 ? RECOVERY_MS : (false as const),
} as const;

/** The player's data, from what the header has asked for where that is fresh (R7.03). */
export const playerQuery = {
  ...userInfoQuery(playerTransport),
  ...recovering,
  queryFn: () => userInfo.get(),
};

/** Whether the player is within the play limits (R7.10), looked up with every page (R4.02). */
export const limitsQuery = {
  ...recovering,
  queryKey: ["login-limits"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => checkLoginLimits(playerTransport, { signal }),
  staleTime: 0,
};
