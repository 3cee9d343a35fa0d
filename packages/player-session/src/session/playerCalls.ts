import { checkLoginLimits, userInfoQuery, type Transport } from "@spilhus/api-client";
import { DATA_CACHE_SECONDS } from "@spilhus/contracts";
import { timedFetch } from "../early-answers/timedFetch.ts";
import { cachedAnswer } from "./cachedAnswer.ts";
import { isSigningOut } from "./pendingSignOut.ts";
import { leaveUnauthorized } from "./leave.ts";
import { playerCache } from "./playerCache.ts";

/** How calls of a player leave the page: a lost session leads to the front page (R8.01). */
export const playerTransport: Transport = {
  fetch: async (...call) => (await timedFetch(...call)).response,
  onUnauthorized: () => {
    if (!isSigningOut()) leaveUnauthorized();
  },
  report: (error) => reportError(error),
};

/** The player's data: cached for 10 s (R7.03, R9.02). Pages of the account observe the same query. */
export const playerInfoQuery = {
  ...userInfoQuery(playerTransport),
  // The session watch requests it whenever the page becomes visible.
  refetchOnWindowFocus: false,
};
export const userInfo = cachedAnswer(() => playerInfoQuery);

const LOGIN_LIMITS = "login-limits";

/** Whether the player is within the play limits: one request on each navigation (R4.02, R7.10), shared by all callers. */
export function loginLimitsQuery(path: string) {
  return {
    queryKey: [LOGIN_LIMITS, path],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => checkLoginLimits(playerTransport, { signal }),
    staleTime: DATA_CACHE_SECONDS * 1_000,
  };
}
export const loginLimits = cachedAnswer(() => {
  const path = location.pathname;
  // An answer for another path is of an earlier navigation, also when the player comes back to it.
  playerCache.removeQueries({
    queryKey: [LOGIN_LIMITS],
    predicate: ({ queryKey }) => queryKey[1] !== path,
  });
  return loginLimitsQuery(path);
});
