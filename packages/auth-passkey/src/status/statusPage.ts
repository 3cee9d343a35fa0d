/** The browser features for sharing a status between tabs; replaced in tests. */
export interface StatusPage {
  readonly readCookies: () => string;
  /** Sets a cookie by its `Set-Cookie` text. */
  readonly writeCookie: (cookie: string) => void;
  /** Opens the channel to other tabs of this site; undefined if the browser has none. */
  readonly openChannel: (heard: () => void) => StatusChannel | undefined;
  /** Calls back when the tab becomes visible; returns a function that unsubscribes. */
  readonly onVisible: (seen: () => void) => () => void;
}

export interface StatusChannel {
  readonly tell: () => void;
  readonly close: () => void;
}

const CHANNEL = "passkey-status";

/** The page itself. */
export const BROWSER_PAGE: StatusPage = {
  readCookies: () => document.cookie,
  writeCookie(cookie) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser we support has the Cookie Store API
    document.cookie = cookie;
  },
  openChannel(heard) {
    if (typeof BroadcastChannel === "undefined") return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", heard);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    return { tell: () => channel.postMessage(null), close: () => channel.close() };
  },
  onVisible(seen) {
    const look = () => document.visibilityState === "visible" && seen();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  },
};
