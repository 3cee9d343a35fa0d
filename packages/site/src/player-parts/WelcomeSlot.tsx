"use client";
import { useEffect, useState, type ReactNode } from "react";
import { readArrival } from "@spilhus/player-session/arrival";
import type { ShownSession } from "@spilhus/player-session/session";
import type { Welcome } from "./Welcome.tsx";

interface WelcomeSlotProps {
  readonly shown: ShownSession;
  /** Shown after the dialog is closed, so that there is one question at a time. */
  readonly children: ReactNode;
}

/**
 * Session storage key: the login time of the last welcomed player. The login flag stays until the path changes
 * (R4.08).
 */
const SEEN = "welcome-seen";

/** Shows the welcome dialog after a registration; only then its code is loaded. */
export function WelcomeSlot({ shown, children }: WelcomeSlotProps) {
  const { user, session, settings, messages } = shown;
  const [isDue, setDue] = useState(
    () => readArrival(document.cookie).justSignedUp && sessionStorage.getItem(SEEN) !== session.loggedInAt,
  );
  const [welcome, setWelcome] = useState<{ readonly Welcome: typeof Welcome }>();
  useEffect(() => {
    // If the dialog fails to load, the children are shown.
    if (isDue) import("./Welcome.tsx").then(setWelcome, () => setDue(false));
  }, [isDue]);

  if (!isDue) return children;
  if (!welcome || !user) return null;
  return (
    <welcome.Welcome
      user={user}
      zone={settings.zone}
      stylesheet={settings.stylesheet}
      messages={messages}
      onClosed={() => {
        sessionStorage.setItem(SEEN, session.loggedInAt);
        setDue(false);
      }}
    />
  );
}
