"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import { useSession } from "@spilhus/player-session/session";
import { SupportUnread } from "@spilhus/ui";
import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

const neverTold = () => () => undefined;

/** How many answers of customer service a player has not seen, on the button that the server has drawn. */
export function UnreadMark() {
  const shown = useSession();
  // Each page has its own button, or none: read again once the next page has been drawn.
  usePathname();
  const place = useSyncExternalStore(
    neverTold,
    () => document.querySelector("[data-support-unread]"),
    () => null,
  );
  const count = shown?.user?.unreadSupport ?? 0;
  if (!shown || !place || count === 0) return null;
  const label = islandTranslator(shown.messages)("support.unread", { count });
  return createPortal(<SupportUnread count={count} label={label} />, place);
}
