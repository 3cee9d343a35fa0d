"use client";
import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { partsOf, useVisitor } from "@spilhus/player-session/visitor";
import { addressStore, showAddress } from "../mitid-outcome/addressStore.ts";
import { parseSignInRequest } from "../mitid-outcome/signInRequest.ts";
import { loadOverlayMessages } from "./loadOverlayMessages.ts";
import { applyEntryRedirect } from "./applyEntryRedirect.ts";
import { hasVendors } from "@spilhus/lib";
import { closedAddress } from "./signInAddress.ts";
import { SignInDialog } from "./SignInDialog.tsx";
import { signInLink } from "./signInLink.ts";
import type { SignInSettings } from "./signInSettings.ts";

interface SignInOverlayProps {
  readonly settings: SignInSettings;
  /** The link that was pressed before this code was loaded. */
  readonly link: HTMLAnchorElement | undefined;
}

/**
 * Opens a view by its address: in a new document if a vendor's script runs in this one. A change between the two views
 * replaces the entry in the history.
 *
 * @returns whether it added an entry to the history
 */
function openView(address: string): boolean {
  if (hasVendors(document.documentElement)) {
    location.assign(address);
    return false;
  }
  const isOpen = parseSignInRequest(location.search) !== undefined;
  showAddress(address, isOpen ? "replace" : "push");
  return !isOpen;
}

/**
 * Shows `?auth=login` and `?auth=signup` on any page. Only the address decides what is open, so that a reload and the
 * browser's back button keep it, and the server renders the same page for everyone.
 */
export function SignInOverlay({ settings, link }: SignInOverlayProps) {
  const path = usePathname();
  const router = useRouter();
  const visitor = useVisitor();
  const search = useSyncExternalStore(addressStore.subscribe, addressStore.search, addressStore.onServer);
  const [messages, setMessages] = useState<IslandMessages<MessageKey>>();
  /** Whether the previous entry in the history is this page without the overlay. */
  const isOwnEntry = useRef(false);
  const isGuest = visitor === "guest";
  const isPlayer = partsOf(visitor) !== undefined;
  const request = useMemo(() => (isGuest ? parseSignInRequest(search) : undefined), [isGuest, search]);

  useEffect(() => {
    if ((isGuest || isPlayer) && parseSignInRequest(search))
      applyEntryRedirect({ path, search, loggedIn: isPlayer });
  }, [isGuest, isPlayer, path, search]);

  useEffect(() => {
    const onPop = () => {
      isOwnEntry.current = false;
    };
    const onClick = (event: MouseEvent) => {
      const to = signInLink(event, location);
      if (to === undefined) return;
      event.preventDefault();
      if (openView(to)) isOwnEntry.current = true;
    };
    addEventListener("popstate", onPop);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      removeEventListener("popstate", onPop);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (!link) return;
    const to = signInLink({ target: link, defaultPrevented: false }, location);
    // No `link.click()`: browsers ignore a click on a link whose key press is still in progress.
    if (to === undefined) location.assign(link.href);
    else if (openView(to)) isOwnEntry.current = true;
  }, [link]);
  useEffect(() => {
    // Preloads after a pointer or focus event; a failure is retried when the overlay opens.
    loadOverlayMessages().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (request && !messages) loadOverlayMessages().then(setMessages, () => undefined);
  }, [request, messages]);

  const close = () => {
    // Each step of a registration has added its own entry to the history.
    const hasSteps: unknown = history.state?.signUpStep;
    if (isOwnEntry.current && hasSteps === undefined) router.back();
    else showAddress(closedAddress(location), "replace");
  };
  if (!request || !messages) return null;
  return <SignInDialog request={request} settings={settings} messages={messages} onClose={close} />;
}
