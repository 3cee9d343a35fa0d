import type { PasskeyStatus } from "@spilhus/contracts/user-auth";
import { parseCookies } from "@spilhus/lib";
import type { Store } from "../store/store.ts";
import { passingStatusCookie, statusCookie, type StoredPasskeyStatus } from "./statusCookie.ts";
import { BROWSER_PAGE, type StatusChannel, type StatusPage } from "./statusPage.ts";

/** The status of passkeys on this device (R4.11): read and changed here, heard of from other tabs. */
export interface PasskeyStatusStore extends Store<StoredPasskeyStatus> {
  /**
   * Keeps the status for 30 days and tells the other tabs (R4.12, R4.13).
   *
   * @param isTransient what it stands for will be over soon: kept for a day
   */
  readonly set: (status: PasskeyStatus, isTransient?: boolean) => void;
}

/**
 * The status as all tabs share it. The cookie is the one truth: a tab is only told that it changed, and reads it. Were
 * the status itself told, two tabs that change it at once would each end with the other's.
 *
 * The channel is open only while somebody listens, and the cookie is read again whenever the tab comes into sight: it
 * may have run out, or been told of while the tab was frozen.
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
      // A browser may still be writing; reading waits for it, so that whoever is told reads the new one.
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
