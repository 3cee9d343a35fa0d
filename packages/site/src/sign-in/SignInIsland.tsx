"use client";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { partsOf, useVisitor } from "../player/index.ts";
import { addressStore, showAddress } from "./addressStore.ts";
import { askedSignIn } from "./askedSignIn.ts";
import { loadSignIn, type LoadedSignIn } from "./loadSignIn.ts";
import { closedAddress } from "./signInAddress.ts";
import { signInLink } from "./signInLink.ts";
import type { SignInSettings } from "./signInSettings.ts";

/**
 * `?auth=login` and `?auth=signup` on any page. The address alone says what is open, so that it survives a reload and the
 * way back; pages stay the same for everyone.
 */
export function SignInIsland({ settings }: { readonly settings: SignInSettings }) {
  const path = usePathname();
  const router = useRouter();
  const visitor = useVisitor();
  const search = useSyncExternalStore(addressStore.subscribe, addressStore.search, addressStore.onServer);
  const [loaded, setLoaded] = useState<LoadedSignIn>();
  /** Whether the entry before this one in the history is the page without the overlay. */
  const isOwnEntry = useRef(false);
  const isGuest = visitor === "guest";
  const isPlayer = partsOf(visitor) !== undefined;
  const asked = useMemo(() => (isGuest ? askedSignIn(search) : undefined), [isGuest, search]);

  useEffect(() => {
    if (!(isGuest || isPlayer) || !askedSignIn(search)) return;
    void import("./settleAddress.ts").then(({ settleAddress }) =>
      settleAddress({ path, search, loggedIn: isPlayer }),
    );
  }, [isGuest, isPlayer, path, search]);

  useEffect(() => {
    const onPop = () => {
      isOwnEntry.current = false;
    };
    const onClick = (event: MouseEvent) => {
      const to = signInLink(event, location);
      if (to === undefined) return;
      event.preventDefault();
      // From one question to the other is no step of its own.
      const isOpen = askedSignIn(location.search) !== undefined;
      isOwnEntry.current ||= !isOpen;
      showAddress(to, isOpen ? "replace" : "push");
    };
    const onIntent = (event: Event) => {
      if (signInLink(event, location) !== undefined) loadSignIn().catch(() => undefined);
    };
    addEventListener("popstate", onPop);
    document.addEventListener("click", onClick, { capture: true });
    document.addEventListener("pointerover", onIntent, { passive: true });
    document.addEventListener("focusin", onIntent);
    return () => {
      removeEventListener("popstate", onPop);
      document.removeEventListener("click", onClick, { capture: true });
      document.removeEventListener("pointerover", onIntent);
      document.removeEventListener("focusin", onIntent);
    };
  }, []);
  useEffect(() => {
    if (asked && !loaded) loadSignIn().then(setLoaded, () => undefined);
  }, [asked, loaded]);

  const close = () => {
    // The entries of a registration's steps lie between.
    const hasSteps: unknown = history.state?.signUpStep;
    if (isOwnEntry.current && hasSteps === undefined) router.back();
    else showAddress(closedAddress(location), "replace");
  };
  if (!asked || !loaded) return null;
  return <loaded.Dialog asked={asked} settings={settings} messages={loaded.messages} onClose={close} />;
}
