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
 * The consent banner and settings of the platform's own service. `[data-consent-settings]` anywhere opens the settings,
 * whose code is loaded then.
 */
export function ConsentIsland({ service, tagManagerId, messages }: ConsentIslandProps) {
  const [view, setView] = useState<View>("closed");
  const [settings, setSettings] = useState<{ readonly Settings: typeof ConsentSettings }>();
  const [hasFailed, setFailed] = useState(false);
  const before = useRef<View>("closed");

  useEffect(() => {
    // Without the vendor's own banner nothing optional is allowed here.
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
    const stops = [
      consent.adapter.subscribe((state) => void applyConsent(state, tagManagerId)),
      consent.local?.onAsk(() => void openSettings()) ?? (() => {}),
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
      for (const stop of stops) stop();
    };
  }, [service, tagManagerId]);

  useEffect(() => {
    const wasAsked = before.current !== "closed";
    before.current = view;
    // The pressed button is gone with the question, and the focus with it.
    if (view === "closed" && wasAsked && document.activeElement === document.body)
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
