import { checkLoginLimits, userInfoQuery } from "@spilhus/api-client";
import { DATA_CACHE_SECONDS } from "@spilhus/contracts";
import { cachedAnswer } from "./cachedAnswer.ts";
import { playerCache } from "./playerCache.ts";
import { playerTransport } from "./playerTransport.ts";

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
