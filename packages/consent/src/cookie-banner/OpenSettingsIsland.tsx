"use client";
import { useEffect } from "react";
import { consentService } from "../consent-adapters/consentService.ts";

/** Opens the cookie settings when the page is shown (R2.17). */
export function OpenSettingsIsland({ service }: { readonly service: "local" | "cookiebot" }) {
  useEffect(() => consentService(service).adapter.renew(), [service]);
  return null;
}
