import { playerCache } from "./playerCache.ts";
import { readAgain } from "./readAgain.ts";

/** Data about the player that a tab may have changed, by the key of its query. */
export type ChangedData = "deposit-limits" | "loss-limits" | "balance" | "deposit-options" | "transactions";

/** One channel for sending and hearing, because a channel does not hear its own messages. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  channel ??= new BroadcastChannel("player-data");
  return channel;
}

/** Tells this site's other tabs that the player has changed something: each reads it again where it shows it. */
export function notifyTabsOfChange(changed: ChangedData): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  open()?.postMessage(changed);
}

/**
 * Reads again what another tab has changed.
 *
 * @returns stops it
 */
export function watchDataChanges(): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => void readAgain(playerCache, [data]);
  const heard = open();
  heard?.addEventListener("message", onMessage);
  return () => heard?.removeEventListener("message", onMessage);
}

/**
 * Calls `listener` when another tab has changed something, for data that no query observes.
 *
 * @returns stops it
 */
export function onTabChange(data: ChangedData, listener: () => void): () => void {
  const onMessage = (message: MessageEvent<unknown>) => {
    if (message.data === data) listener();
  };
  const heard = open();
  heard?.addEventListener("message", onMessage);
  return () => heard?.removeEventListener("message", onMessage);
}
