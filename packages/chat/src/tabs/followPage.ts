import type { SharedChat } from "./SharedChat.ts";

/** A page that was hidden for longer may have lost its connection without being told. */
const HIDDEN_MS = 5_000;

/**
 * Wakes a chat when the network goes or comes back and when the page is seen again, and closes it when the page is left: the
 * browser keeps no page for Back that holds a connection.
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
  // The browser knows at once what a dead connection shows late.
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
