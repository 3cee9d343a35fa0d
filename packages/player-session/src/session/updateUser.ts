import type { UserInfo } from "@spilhus/contracts/player-account";
import { playerCache } from "./playerCache.ts";
import { playerInfoQuery, userInfo } from "./playerCalls.ts";

/** Shows everywhere on the page what a player has just changed; the next reader asks the service again. */
export function updateUser(change: Partial<UserInfo>): void {
  userInfo.expire();
  playerCache.setQueryData<UserInfo>(playerInfoQuery.queryKey, (user) => user && { ...user, ...change });
  userInfo.expire();
}
