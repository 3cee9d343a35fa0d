import { consentService } from "@spilhus/consent/service";
import { hasSession } from "@spilhus/player-session/visitor";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import type { SupportDriver } from "../adapter/driveSupport.ts";

/** Tells the machine what the page, the visitor and their consent allow, and of every change (R4.17 to R4.20). */
export function useCircumstances(driver: SupportDriver, service: "local" | "cookiebot"): void {
  const path = usePathname();
  useEffect(() => {
    if (path === null) return undefined;
    const { adapter } = consentService(service);
    const meet = () => {
      // The server has drawn the button for whoever gets the chat on this page.
      const facade = document.querySelector<HTMLElement>("a[data-support]");
      const isPlayer = hasSession(document.cookie);
      driver.meet({
        isEnabled: true,
        isAllowed: facade !== null && (isPlayer || facade.dataset["support"] === "everybody"),
        hasConsent: adapter.state().preferences,
        userId: isPlayer ? "player" : null,
      });
    };
    meet();
    // Also after a return from the browser's history, or a choice in another tab.
    const events = ["pageshow", "focus"] as const;
    for (const event of events) addEventListener(event, meet);
    const unsubscribe = adapter.subscribe(meet);
    return () => {
      unsubscribe();
      for (const event of events) removeEventListener(event, meet);
    };
  }, [driver, service, path]);
}
