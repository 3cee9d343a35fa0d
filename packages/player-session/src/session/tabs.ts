const CHANNEL = "player-session";

/** The channel this tab listens on. It is used to send too, because a channel does not hear its own messages. */
let own: BroadcastChannel | undefined;

/** Tells this site's other tabs that somebody has signed in or out: each checks its session. */
export function notifyTabs(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = own ?? new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(null);
  if (channel !== own) channel.close();
}

/**
 * Checks the session when another tab says so, when this one becomes visible, and when the browser restores it from its
 * history.
 *
 * @returns stops it
 */
export function watchTabs(look: () => void): () => void {
  const onSight = () => {
    if (document.visibilityState === "visible") look();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) look();
  };
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  own = channel;
  channel?.addEventListener("message", look);
  document.addEventListener("visibilitychange", onSight);
  addEventListener("pageshow", onShow);
  return () => {
    channel?.close();
    if (own === channel) own = undefined;
    document.removeEventListener("visibilitychange", onSight);
    removeEventListener("pageshow", onShow);
  };
}
