import type { PasskeyStatus } from "@spilhus/contracts/user-auth";
import { parseCookies } from "@spilhus/lib";
import type { Store } from "../store/store.ts";
import { passingStatusCookie, statusCookie, type StoredPasskeyStatus } from "./statusCookie.ts";
import { BROWSER_PAGE, type StatusChannel, type StatusPage } from "./statusPage.ts";

/** The status of passkeys on this device (R4.11), with changes from other tabs. */
export interface PasskeyStatusStore extends Store<StoredPasskeyStatus> {
  /**
   * Stores the status for 30 days and notifies the other tabs (R4.12, R4.13).
   *
   * @param isTransient the cause is temporary: stored for a day
   */
  readonly set: (status: PasskeyStatus, isTransient?: boolean) => void;
}

/**
 * The status that all tabs share. The cookie is the source of truth: tabs are only notified of a change and read it. If
 * the message contained the status, two tabs that change it at once would each end with the other's.
 *
 * The channel is open only while there are listeners. The cookie is read again whenever the tab becomes visible: it may
 * have expired, or changed while the tab was frozen.
 */
export function passkeyStatus(page: StatusPage = BROWSER_PAGE): PasskeyStatusStore {
  const listeners = new Set<() => void>();
  let channel: StatusChannel | undefined;
  let stopWatching: (() => void) | undefined;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const tell = () => {
    if (channel) return channel.tell();
    const passing = page.openChannel(() => {});
    passing?.tell();
    return passing?.close();
  };
  return {
    state: () => statusCookie.read(parseCookies(page.readCookies())) ?? "none",
    set(status, isTransient = false) {
      page.writeCookie((isTransient ? passingStatusCookie : statusCookie).set(status));
      // A browser may still be writing the cookie; reading it waits for that, so that notified tabs read the new value.
      page.readCookies();
      tell();
      changed();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        channel = page.openChannel(changed);
        stopWatching = page.onVisible(changed);
      }
      listeners.add(listener);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        channel?.close();
        channel = undefined;
        stopWatching?.();
      };
    },
  };
}
