import type { SharedChat } from "./SharedChat.ts";

/** A page that was hidden for longer may have lost its connection without being told. */
const HIDDEN_MS = 5_000;

/**
 * Tells a chat when the network goes and when network and page come back, and lets it go when the page is kept for later or left: a page that holds a
 * connection is not kept.
 *
 * @returns stops it
 */
export function followPage(
  chat: Pick<SharedChat, "open" | "close" | "wake">,
  page: Window = window,
): () => void {
  let hiddenAt: number | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const { document } = page;
  // What the browser knows at once, a dead connection tells late.
  for (const type of ["offline", "online"]) page.addEventListener(type, () => chat.wake(), { signal });
  page.addEventListener("pagehide", () => chat.close(), { signal });
  page.addEventListener("pageshow", ({ persisted }) => persisted && chat.open(), { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      const now = Date.now();
      if (document.visibilityState === "hidden") hiddenAt = now;
      else if (hiddenAt !== undefined && now - hiddenAt > HIDDEN_MS) chat.wake();
    },
    { signal },
  );
  return () => listeners.abort();
}
