import type { UserInfo } from "@spilhus/contracts/player-account";
import { userInfo } from "./playerCalls.ts";
import { sessionStore } from "./sessionStore.ts";

/** Shows in the page's head what a player has just changed, and lets the next one who asks ask the service. */
export function changeUser(change: Partial<UserInfo>): void {
  userInfo.drop();
  const shown = sessionStore.shown();
  if (shown?.user) sessionStore.set({ ...shown, user: { ...shown.user, ...change } });
}
