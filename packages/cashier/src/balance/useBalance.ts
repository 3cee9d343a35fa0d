import { useSyncExternalStore } from "react";
import type { Balance } from "@spilhus/contracts/payments";
import { playerCache } from "@spilhus/player-session/session";
import { BALANCE, knownBalance } from "./balanceQuery.ts";

function subscribe(listener: () => void): () => void {
  return playerCache.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === BALANCE) listener();
  });
}

/** The player's balance; nothing on the server and until it is known. */
export const useBalance = (): Balance | undefined =>
  useSyncExternalStore(subscribe, knownBalance, () => undefined);
