"use client";
import { useEffect, useState, type ReactNode } from "react";
import { readArrival } from "@spilhus/player-session/arrival";
import type { ShownSession } from "@spilhus/player-session/session";
import type { Welcome } from "./Welcome.tsx";

interface WelcomeSlotProps {
  readonly shown: ShownSession;
  /** What has to wait: one question at a time. */
  readonly children: ReactNode;
}

/** Whom the welcome was shown to in this tab, by when they came in: the flag itself stays until the path changes (R4.08). */
const SEEN = "welcome-seen";

/** Where somebody who has just registered is welcomed; its code is loaded for them alone. */
export function WelcomeSlot({ shown, children }: WelcomeSlotProps) {
  const { user, session, settings, messages } = shown;
  const [isDue, setDue] = useState(
    () => readArrival(document.cookie).justSignedUp && sessionStorage.getItem(SEEN) !== session.loggedInAt,
  );
  const [welcome, setWelcome] = useState<{ readonly Welcome: typeof Welcome }>();
  useEffect(() => {
    // What cannot be loaded keeps nobody from the rest.
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
