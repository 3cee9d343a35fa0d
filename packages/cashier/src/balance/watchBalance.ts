import { pollWhileVisible } from "@spilhus/page-kit/polling";
import { onTabChange } from "@spilhus/player-session/session";
import { balance, BALANCE, forgetBalance, refreshBalance } from "./balanceQuery.ts";

const POLL_MS = 15_000;

/**
 * Keeps the balance of this tab up to date: it is read now, at intervals while the tab is visible, when a payment here
 * or in another tab has changed it, and when the browser restores the page from its history. A page that goes into the
 * history leaves it behind, so that Back after a log-out shows none.
 *
 * @returns stops it
 */
export function watchBalance(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refreshBalance();
  };
  const stopHearing = onTabChange(BALANCE, refreshBalance);
  const stop = pollWhileVisible(async () => void (await balance.get()), { everyMs: POLL_MS });
  addEventListener("pagehide", forgetBalance);
  addEventListener("pageshow", onShow);
  refreshBalance();
  return () => {
    stop();
    stopHearing();
    removeEventListener("pagehide", forgetBalance);
    removeEventListener("pageshow", onShow);
  };
}
