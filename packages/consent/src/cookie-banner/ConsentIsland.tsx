"use client";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { islandTranslator, type IslandMessages } from "@spilhus/i18n/island";
import { applyConsent } from "./applyConsent.ts";
import type { ConsentKey } from "./consentKeys.ts";
import { documentTakesVendors } from "../tag-manager/documentTakesVendors.ts";
import { markVendors } from "@spilhus/lib";
import { consentService } from "../consent-adapters/consentService.ts";

interface ConsentIslandProps {
  readonly service: "local" | "cookiebot";
  readonly tagManagerId: string | undefined;
  readonly messages: IslandMessages<ConsentKey>;
}

const OPTIONAL = ["preferences", "statistics", "marketing"] as const;
type View = "closed" | "banner" | "settings";

/**
 * The consent banner and settings of the platform's own service. Refusing is as easy as allowing: three answers of one
 * look, nothing ticked in advance. `[data-consent-settings]` anywhere opens the settings.
 */
export function ConsentIsland({ service, tagManagerId, messages }: ConsentIslandProps) {
  const t = islandTranslator(messages);
  const [view, setView] = useState<View>("closed");
  const [hasFailed, setFailed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const shown = useRef<View>("closed");

  useEffect(() => {
    // Without the vendor's own banner nothing optional is allowed here.
    if (service === "cookiebot") {
      if (!documentTakesVendors()) return undefined;
      markVendors();
    }
    const consent = consentService(service);
    const stops = [
      consent.adapter.subscribe((state) => void applyConsent(state, tagManagerId)),
      consent.local?.onAsk(() => setView("settings")) ?? (() => {}),
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
    const element = dialog.current;
    if (!element) return;
    if (view === "settings") {
      if (element.open) element.close();
      element.showModal();
    } else if (view === "banner" && !element.open) {
      // Not `show()`: that takes the keyboard away from a visitor who has only just arrived.
      element.open = true;
    } else if (view === "closed" && element.open) element.close();
    const before = shown.current;
    shown.current = view;
    if (before === view) return;
    // What was focused is gone with what it stood in, or stayed behind in it; unless the browser has given the focus
    // back to what opened the dialog.
    const { activeElement } = document;
    if (activeElement !== document.body && !element.contains(activeElement)) return;
    if (view === "banner" && before === "settings") chooseButton.current?.focus();
    else if (view === "closed") document.querySelector("main")?.focus({ preventScroll: true });
  }, [view]);

  const answer = async (choice: Record<(typeof OPTIONAL)[number], boolean>) => {
    try {
      await consentService(service).local?.answer(choice);
      setFailed(false);
      setView("closed");
    } catch {
      setFailed(true);
    }
  };
  const all = (value: boolean) => ({ preferences: value, statistics: value, marketing: value });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void answer({
      preferences: form.has("preferences"),
      statistics: form.has("statistics"),
      marketing: form.has("marketing"),
    });
  };
  const granted = view === "settings" ? consentService(service).adapter.state() : undefined;

  return (
    <dialog
      ref={dialog}
      aria-labelledby="consent-title"
      data-consent={view}
      data-place={view === "banner" ? "foot" : "centre"}
      onClose={() => {
        // Told late: the banner that closed to become the settings is open again by now.
        if (dialog.current?.open) return;
        setView((now) => (granted?.hasResponse ? "closed" : now === "settings" ? "banner" : now));
      }}
    >
      {view !== "closed" && (
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id="consent-title">{t(view === "settings" ? "consent.settings" : "consent.title")}</h2>
            {view === "settings" && (
              <button
                type="button"
                className="dialog-close"
                aria-label={t("consent.closeSettings")}
                onClick={() => dialog.current?.close()}
              >
                ×
              </button>
            )}
          </div>
          <p>
            {t("consent.text")} <a href="/cookiepolitik">{t("consent.policy")}</a>
          </p>
          {hasFailed && <p role="alert">{t("consent.saveFailed")}</p>}
          <form className="dialog-form" onSubmit={onSubmit}>
            {view === "settings" && (
              <fieldset>
                <legend className="visually-hidden">{t("consent.settings")}</legend>
                {(["necessary", ...OPTIONAL] as const).map((category) => (
                  <div className="consent-category" key={category}>
                    <input
                      type="checkbox"
                      id={`consent-${category}`}
                      name={category}
                      aria-describedby={`consent-${category}-text`}
                      defaultChecked={category === "necessary" || granted?.[category] === true}
                      disabled={category === "necessary"}
                    />
                    <label htmlFor={`consent-${category}`}>{t(`consent.${category}`)}</label>
                    <p id={`consent-${category}-text`}>{t(`consent.${category}Text`)}</p>
                  </div>
                ))}
              </fieldset>
            )}
            <div className="consent-answers">
              <button
                type="button"
                className="button"
                data-kind="secondary"
                onClick={() => void answer(all(false))}
              >
                {t("consent.rejectAll")}
              </button>
              {view === "settings" ? (
                // Keys keep these two apart: a button turned into a submit while it is pressed would submit.
                <button key="save" type="submit" className="button" data-kind="secondary">
                  {t("consent.save")}
                </button>
              ) : (
                <button
                  key="choose"
                  ref={chooseButton}
                  type="button"
                  className="button"
                  data-kind="secondary"
                  onClick={() => setView("settings")}
                >
                  {t("consent.choose")}
                </button>
              )}
              <button
                type="button"
                className="button"
                data-kind="secondary"
                onClick={() => void answer(all(true))}
              >
                {t("consent.acceptAll")}
              </button>
            </div>
          </form>
        </div>
      )}
    </dialog>
  );
}
