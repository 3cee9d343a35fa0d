/** What a tab offers to keep a status shared with its neighbours; the browser's own unless a test says otherwise. */
export interface StatusPage {
  readonly readCookies: () => string;
  /** Takes a `Set-Cookie` text. */
  readonly writeCookie: (cookie: string) => void;
  /** Joins the other tabs of this site; nothing where the browser has no such channel. */
  readonly openChannel: (heard: () => void) => StatusChannel | undefined;
  /** Tells when the tab comes into sight; gives what ends it. */
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
