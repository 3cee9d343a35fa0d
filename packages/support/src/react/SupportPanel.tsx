"use client";
import { islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { FailedView } from "./FailedView.tsx";
import { CONSENT, DESK, LoadedPart } from "./LoadedPart.tsx";
import { PanelFrame } from "./PanelFrame.tsx";
import { FRAME_PLACE } from "./framePlace.ts";
import type { Support } from "./supportOf.ts";
import type { SupportSettings } from "./supportSettings.ts";
import { useCircumstances } from "./useCircumstances.ts";

export interface SupportPanelProps extends Support {
  readonly settings: SupportSettings;
  readonly messages: IslandMessages<MessageKey>;
  readonly facadeIn: (event: MouseEvent) => HTMLAnchorElement | undefined;
}

/** What the chat shows in each of its states. */
export function SupportPanel({ driver, talk, settings, messages, facadeIn }: SupportPanelProps) {
  const t = islandTranslator(messages);
  const state = useSyncExternalStore(driver.subscribe, driver.state, driver.state);
  const hasPressed = useRef(false);
  useCircumstances(driver, settings.consent);

  useEffect(() => {
    // The press that loaded this code.
    if (!hasPressed.current) driver.send({ type: "pressed" });
    hasPressed.current = true;
    const onClick = (event: MouseEvent) => {
      if (!facadeIn(event)) return;
      event.preventDefault();
      driver.send({ type: "pressed" });
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [driver, facadeIn]);
  useEffect(() => {
    if (state.isNoticeShown || state.kind === "failed") void talk.loadDesk().catch(() => undefined);
  }, [state.isNoticeShown, state.kind, talk]);

  useEffect(() => {
    // Comes with the conversation, not after it.
    if (state.kind === "booting" && !settings.hasVendor) DESK.prepare();
  }, [state.kind, settings.hasVendor]);

  const close = () => {
    if (state.kind === "open") driver.send({ type: "pressed" });
    else driver.send({ type: state.isNoticeShown ? "dismissed" : "closed" });
  };
  const { isNoticeShown, kind } = state;
  const isVendorThere = settings.hasVendor && (kind === "booting" || kind === "open" || kind === "closed");
  const isShown =
    isNoticeShown || kind === "failed" || kind === "open" || (kind === "booting" && state.wantsOpen);
  if (!isShown && !settings.hasVendor) return null;
  return (
    <PanelFrame
      title={t("support.title")}
      closeLabel={t("support.close")}
      isShown={isShown}
      focusKey={isNoticeShown ? "notice" : kind}
      onClose={close}
    >
      {isNoticeShown && (
        <LoadedPart part={CONSENT} t={t} talk={talk}>
          {({ ConsentNotice, allowPreferences }) => (
            <ConsentNotice t={t} talk={talk} onAllow={() => allowPreferences(settings.consent)} />
          )}
        </LoadedPart>
      )}
      {kind === "booting" && <output className="support-body">{t("support.loading")}</output>}
      {kind === "failed" && <FailedView t={t} talk={talk} onRetry={() => driver.send({ type: "pressed" })} />}
      {kind === "open" && !settings.hasVendor && (
        <LoadedPart part={DESK} t={t} talk={talk}>
          {({ DeskView }) => <DeskView t={t} talk={talk} zone={settings.zone} locale={messages.locale} />}
        </LoadedPart>
      )}
      {/* There before it is needed: a chat that boots with a consent puts its frame there at once. */}
      {settings.hasVendor && <div id={FRAME_PLACE} className={isVendorThere ? "support-frame" : undefined} />}
    </PanelFrame>
  );
}
