"use client";
import { useEffect } from "react";

/**
 * Runs the countdowns of all rounds on the page. Renders nothing itself. Its code is loaded where it stands: the header
 * of every page can show rounds, but few brands and pages do.
 */
export function RoundsIsland({ startedText }: { readonly startedText: string }) {
  useEffect(() => {
    const stopped = new AbortController();
    import("./runRounds.ts").then(
      ({ runRounds }) => runRounds(startedText, stopped.signal),
      // The rounds keep the times that the server wrote.
      () => undefined,
    );
    return () => stopped.abort();
  }, [startedText]);
  return null;
}
