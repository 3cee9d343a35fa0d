const CHANNEL = "player-session";

/** The one this tab listens on: a channel does not hear itself, so that whoever leaves is not called back. */
let own: BroadcastChannel | undefined;

/** Tells this site's other tabs that somebody has come in or left: each looks for itself. */
export function tellTabs(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = own ?? new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(null);
  if (channel !== own) channel.close();
}

/**
 * Looks again when another tab says so, when this one comes into sight, and when the browser brings it back from its
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
