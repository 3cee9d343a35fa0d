"use client";
import { useEffect } from "react";

/** Opens the cookie settings when its page is shown (R2.17), as if the visitor had pressed their button. */
export function OpenSettingsIsland() {
  useEffect(() => {
    document.querySelector<HTMLElement>("[data-consent-settings]")?.click();
  }, []);
  return null;
}
