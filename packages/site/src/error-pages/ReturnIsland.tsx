"use client";
import { useEffect } from "react";

/** Reloads the 503 page of an account as soon as the account can be shown again. */
export function ReturnIsland() {
  useEffect(() => {
    const left = new AbortController();
    // Loaded, because the framework puts islands of error pages into every page.
    import("./awaitReturn.ts").then(
      ({ awaitReturn }) => awaitReturn(left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return null;
}
