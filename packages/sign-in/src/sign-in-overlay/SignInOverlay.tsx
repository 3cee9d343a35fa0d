"use client";
import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { partsOf, useVisitor } from "@spilhus/player-session/visitor";
import { addressStore, showAddress } from "../mitid-outcome/addressStore.ts";
import { askedSignIn } from "../mitid-outcome/askedSignIn.ts";
import { loadWords } from "./loadWords.ts";
import { settleAddress } from "./settleAddress.ts";
import { hasVendors } from "@spilhus/lib";
import { closedAddress } from "./signInAddress.ts";
import { SignInDialog } from "./SignInDialog.tsx";
import { signInLink } from "./signInLink.ts";
import type { SignInSettings } from "./signInSettings.ts";

interface SignInOverlayProps {
  readonly settings: SignInSettings;
  /** The link whose click waited for this code. */
  readonly pressed: HTMLAnchorElement | undefined;
}

/**
 * Shows the address that asks for a view, in a new document where a vendor runs in this one. From one view to the other is
 * no step of its own.
 *
 * @returns whether it is an entry of its own in the history.
 */
function showAsked(address: string): boolean {
  if (hasVendors(document.documentElement)) {
    location.assign(address);
    return false;
  }
  const isOpen = askedSignIn(location.search) !== undefined;
  showAddress(address, isOpen ? "replace" : "push");
  return !isOpen;
}

/**
 * `?auth=login` and `?auth=signup` on any page. The address alone says what is open, so that it survives a reload and the
 * way back; pages stay the same for everyone.
 */
export function SignInOverlay({ settings, pressed }: SignInOverlayProps) {
  const path = usePathname();
  const router = useRouter();
  const visitor = useVisitor();
  const search = useSyncExternalStore(addressStore.subscribe, addressStore.search, addressStore.onServer);
  const [messages, setMessages] = useState<IslandMessages<MessageKey>>();
  /** Whether the entry before this one in the history is the page without the overlay. */
  const isOwnEntry = useRef(false);
  const isGuest = visitor === "guest";
  const isPlayer = partsOf(visitor) !== undefined;
  const asked = useMemo(() => (isGuest ? askedSignIn(search) : undefined), [isGuest, search]);

  useEffect(() => {
    if ((isGuest || isPlayer) && askedSignIn(search)) settleAddress({ path, search, loggedIn: isPlayer });
  }, [isGuest, isPlayer, path, search]);

  useEffect(() => {
    const onPop = () => {
      isOwnEntry.current = false;
    };
    const onClick = (event: MouseEvent) => {
      const to = signInLink(event, location);
      if (to === undefined) return;
      event.preventDefault();
      if (showAsked(to)) isOwnEntry.current = true;
    };
    addEventListener("popstate", onPop);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      removeEventListener("popstate", onPop);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (!pressed) return;
    const to = signInLink({ target: pressed, defaultPrevented: false }, location);
    // Not pressed once more: pressed by a key it may be still, and a browser presses nothing twice at a time.
    if (to === undefined) location.assign(pressed.href);
    else if (showAsked(to)) isOwnEntry.current = true;
  }, [pressed]);
  useEffect(() => {
    // Whoever pointed at a link to it may want it next; where that failed, asking for it tries again.
    loadWords().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (asked && !messages) loadWords().then(setMessages, () => undefined);
  }, [asked, messages]);

  const close = () => {
    // The entries of a registration's steps lie between.
    const hasSteps: unknown = history.state?.signUpStep;
    if (isOwnEntry.current && hasSteps === undefined) router.back();
    else showAddress(closedAddress(location), "replace");
  };
  if (!asked || !messages) return null;
  return <SignInDialog asked={asked} settings={settings} messages={messages} onClose={close} />;
}
