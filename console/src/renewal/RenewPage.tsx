"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/**
 * Asks for the page anew every few seconds while it is in sight. What is new is merged into it, so that forms keep what was
 * typed and the focus stays where it is.
 */
export function RenewPage({ seconds }: { readonly seconds: number }): null {
  const { refresh } = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, seconds * 1_000);
    return () => clearInterval(timer);
  }, [refresh, seconds]);
  return null;
}
