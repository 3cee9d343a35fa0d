"use client";
import { useEffect, useRef, useState } from "react";
import type { ConsentChoice } from "@spilhus/contracts";
import type { MessagesOf } from "@spilhus/i18n/island";
import { markVendors } from "@spilhus/lib";
import { consentService } from "../consent-adapters/consentService.ts";
import { documentTakesVendors } from "../tag-manager/documentTakesVendors.ts";
import { applyConsent } from "./applyConsent.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";
import type { ConsentSettings } from "./ConsentSettings.tsx";

interface ConsentIslandProps {
  readonly service: "local" | "cookiebot";
  readonly tagManagerId: string | undefined;
  readonly messages: MessagesOf<"consent.dialog">;
}

type View = "closed" | "banner" | "settings";

/**
 * The consent banner and settings of the platform's own service. A click on `[data-consent-settings]` anywhere loads and
 * opens the settings.
 */
export function ConsentIsland({ service, tagManagerId, messages }: ConsentIslandProps) {
  const [view, setView] = useState<View>("closed");
  const [settings, setSettings] = useState<{ readonly Settings: typeof ConsentSettings }>();
  const [hasFailed, setFailed] = useState(false);
  const previousView = useRef<View>("closed");

  useEffect(() => {
    // Without the vendor's banner, this document allows only necessary cookies.
    if (service === "cookiebot") {
      if (!documentTakesVendors()) return undefined;
      markVendors();
    }
    const consent = consentService(service);
    const openSettings = () =>
      import("./ConsentSettings.tsx").then(
        (loaded) => {
          setSettings({ Settings: loaded.ConsentSettings });
          setView("settings");
        },
        () => setFailed(true),
      );
    const unsubscribes = [
      consent.adapter.subscribe((state) => void applyConsent(state, tagManagerId)),
      consent.local?.onRenew(() => void openSettings()) ?? (() => {}),
    ];
    void consent.adapter.start().then(() => {
      const state = consent.adapter.state();
      void applyConsent(state, tagManagerId);
      if (consent.local && !state.hasResponse)
        setView((current) => (current === "closed" ? "banner" : current));
    });
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("[data-consent-settings]"))
        consent.adapter.renew();
    };
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("click", onClick);
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [service, tagManagerId]);

  useEffect(() => {
    const wasOpen = previousView.current !== "closed";
    previousView.current = view;
    // The focused button was removed with the dialog.
    if (view === "closed" && wasOpen && document.activeElement === document.body)
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [view]);

  const answer = async (choice: ConsentChoice) => {
    try {
      await consentService(service).local?.answer(choice);
      setFailed(false);
      setView("closed");
    } catch {
      setFailed(true);
    }
  };
  if (view === "settings" && settings) {
    const granted = consentService(service).adapter.state();
    return (
      <settings.Settings
        messages={messages}
        granted={granted}
        hasFailed={hasFailed}
        onAnswer={(choice) => void answer(choice)}
        onClose={() => setView(granted.hasResponse ? "closed" : "banner")}
      />
    );
  }
  if (view !== "banner") return null;
  return (
    <ConsentBanner
      messages={messages}
      hasFailed={hasFailed}
      takesFocus={settings !== undefined}
      onAnswer={(isGranted) =>
        void answer({ preferences: isGranted, statistics: isGranted, marketing: isGranted })
      }
      onChoose={() => consentService(service).adapter.renew()}
    />
  );
}
