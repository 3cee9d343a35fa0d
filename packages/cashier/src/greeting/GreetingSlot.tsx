"use client";
import { useEffect, useState } from "react";
import type { PlayerSlots } from "@spilhus/player-session/visitor";
import type { PlayerGreeting } from "./PlayerGreeting.tsx";

/** Loads the greeting on a page that has a place for one. */
export function GreetingSlot(props: PlayerSlots["greeting"]) {
  const [loaded, setLoaded] = useState<{ readonly Greeting: typeof PlayerGreeting }>();
  useEffect(() => {
    import("./PlayerGreeting.tsx").then(
      ({ PlayerGreeting: Greeting }) => setLoaded({ Greeting }),
      // The page works without it.
      () => undefined,
    );
  }, []);
  return loaded ? <loaded.Greeting {...props} /> : null;
}
