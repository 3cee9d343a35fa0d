"use client";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useSession } from "@spilhus/player-session/session";
import {
  closedAddress,
  depositAddress,
  isDepositOpen,
  openedAddress,
} from "../deposit-address/depositAddress.ts";
import type { DepositDialog } from "./DepositDialog.tsx";

const LINK = 'a[href*="deposit=true"]';
const load = () => import("./DepositDialog.tsx");

/** A link that opens the deposit over its own page; nothing for other links. */
function depositLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
  return link?.pathname === location.pathname && isDepositOpen(link.search) ? link : undefined;
}

/**
 * Opens the deposit over the page when a link or the address asks for it. Its code is loaded when a player points at
 * such a link.
 */
export function DepositIsland() {
  const shown = useSession();
  const router = useRouter();
  // A navigation to another page closes it: the address decides, and is read again with each path.
  usePathname();
  const isOpen = useSyncExternalStore(
    depositAddress.subscribe,
    depositAddress.isOpen,
    depositAddress.onServer,
  );
  const [loaded, setLoaded] = useState<{ readonly Dialog: typeof DepositDialog }>();
  /** Whether the previous entry in the history is this page without the deposit. */
  const isOwnEntry = useRef(false);
  const isOffered = shown?.settings.hasPayments === true;

  useEffect(() => {
    if (!isOffered) return undefined;
    const onIntent = (event: Event) => {
      if (depositLink(event)) load().catch(() => undefined);
    };
    const onClick = (event: MouseEvent) => {
      const isElsewhere =
        event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      if (isElsewhere || event.defaultPrevented || !depositLink(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (depositAddress.isOpen()) return;
      isOwnEntry.current = true;
      depositAddress.show(openedAddress(location), "push");
    };
    const onPop = () => {
      isOwnEntry.current = false;
    };
    document.addEventListener("click", onClick, { capture: true });
    document.addEventListener("pointerover", onIntent, { passive: true });
    document.addEventListener("focusin", onIntent);
    addEventListener("popstate", onPop);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      document.removeEventListener("pointerover", onIntent);
      document.removeEventListener("focusin", onIntent);
      removeEventListener("popstate", onPop);
    };
  }, [isOffered]);
  useEffect(() => {
    if (!isOpen || !isOffered || loaded) return;
    load().then(
      ({ DepositDialog: Dialog }) => setLoaded({ Dialog }),
      // The code did not arrive: the next press tries again.
      () => depositAddress.show(closedAddress(location), "replace"),
    );
  }, [isOpen, isOffered, loaded]);

  if (!isOpen || !isOffered || !loaded) return null;
  return (
    <loaded.Dialog
      shown={shown}
      onClose={() => {
        if (isOwnEntry.current) router.back();
        else depositAddress.show(closedAddress(location), "replace");
      }}
    />
  );
}
