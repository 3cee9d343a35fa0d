"use client";
import { useEffect } from "react";
import { msUntilNeeded } from "./msUntilNeeded.ts";

/**
 * Runs the rounds on the page. Renders nothing itself. Its code is loaded where it is needed: at once for a countdown, and
 * otherwise when the first round begins or after a minute, because times in a header say nothing new before.
 */
export function RoundsIsland({ startedText }: { readonly startedText: string }) {
  useEffect(() => {
    const stopped = new AbortController();
    const run = () => {
      import("./runRounds.ts").then(
        ({ runRounds }) => runRounds(startedText, stopped.signal),
        // The rounds keep the times that the server wrote.
        () => undefined,
      );
    };
    const timer = setTimeout(run, msUntilNeeded(document, Date.now()));
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [startedText]);
  return null;
}
