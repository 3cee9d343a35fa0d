import { getBalance, type Transport } from "@spilhus/api-client";
import type { Balance } from "@spilhus/contracts/payments";
import {
  cachedAnswer,
  type CachedAnswer,
  notifyTabsOfChange,
  playerCache,
  playerTransport,
  readAgain,
} from "@spilhus/player-session/session";
import { conditionalFetch } from "./conditionalFetch.ts";

/** Key of the balance in the player's cache, and in the messages between tabs. */
export const BALANCE = "balance";

const conditional = conditionalFetch((...given) => playerTransport.fetch(...given));
const transport: Transport = { ...playerTransport, fetch: conditional.fetch };

/** The balance that the page knows; the server and guests know none. */
export const knownBalance = (): Balance | undefined => playerCache.getQueryData<Balance>([BALANCE]);

const balanceQuery = {
  queryKey: [BALANCE],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Balance> => {
    const answer = await getBalance(transport, { signal });
    const shown = knownBalance();
    // Answers may overtake each other: a page never shows an older movement than before.
    return shown && shown.version > answer.version ? shown : answer;
  },
  staleTime: 0,
};

/** The player's balance, shared by header and pages. */
export const balance: CachedAnswer<Balance> = cachedAnswer(() => balanceQuery);

/** Removes the balance from the page and from memory. */
export function forgetBalance(): void {
  conditional.forget();
  playerCache.removeQueries({ queryKey: [BALANCE] });
}

/** Reads the balance again. A failed read leaves what is shown; the next one corrects it. */
export function refreshBalance(): void {
  // A read that is under way began before the change.
  balance.expire();
  void balance.get().catch(() => undefined);
}

/** Other data that a payment changes: movements, and the room in the limits. */
const CHANGED = ["transactions", "deposit-options", "deposit-limits"] as const;

/** Reads again, in every tab, all data that a payment changes. */
export function moneyChanged(): void {
  refreshBalance();
  notifyTabsOfChange(BALANCE);
  for (const changed of CHANGED) {
    void readAgain(playerCache, [changed]);
    notifyTabsOfChange(changed);
  }
}
