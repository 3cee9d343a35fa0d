import { hasSession } from "@spilhus/player-session/visitor";
import { Button } from "@spilhus/ui";
import { useState, useSyncExternalStore } from "react";
import type { DeskTalk } from "../desk/deskTalk.ts";
import { Contacts } from "./Contacts.tsx";
import { LoadedPart, WRITING } from "./LoadedPart.tsx";
import type { Say } from "./types.ts";

interface ConsentNoticeProps {
  readonly t: Say;
  readonly talk: DeskTalk;
  /** @throws {Error} when the choice could not be saved */
  readonly onAllow: () => Promise<void>;
}

/** The form that had the focus is gone: without another place, keys such as Escape would no longer reach the panel. */
const takeFocus = (element: HTMLOutputElement | null) => element?.focus();

/**
 * Consent to preferences is missing (R4.19): the choice, and beside it phone, mail and a form for a message, which need no
 * cookie.
 */
export function ConsentNotice({ t, talk, onAllow }: ConsentNoticeProps) {
  const { desk } = useSyncExternalStore(talk.subscribe, talk.snapshot, talk.snapshot);
  const [view, setView] = useState<"choice" | "form" | "sent">("choice");
  const [hasFailed, setFailed] = useState(false);
  if (view === "sent") {
    return (
      <output className="support-body" tabIndex={-1} ref={takeFocus}>
        <p>{t("support.messageSent")}</p>
        <p>{t("support.messageAnswer")}</p>
      </output>
    );
  }
  return (
    <div className="support-body">
      <p>{t("support.needsConsent")}</p>
      {hasFailed && <p role="alert">{t("support.allowFailed")}</p>}
      <Contacts t={t} desk={desk} />
      {view === "form" ? (
        <LoadedPart part={WRITING} t={t} talk={talk}>
          {({ OpeningForm }) => (
            <OpeningForm
              t={t}
              talk={talk}
              topic="other"
              channel="message"
              email={hasSession(document.cookie) ? "none" : "needed"}
              onBegun={() => {
                // A guest without the cookie cannot read it again: with consent, the chat begins anew.
                talk.leave();
                setView("sent");
              }}
            />
          )}
        </LoadedPart>
      ) : (
        <div className="support-actions">
          <Button onClick={() => void onAllow().catch(() => setFailed(true))}>{t("support.allow")}</Button>
          <Button kind="secondary" onClick={() => setView("form")}>
            {t("support.leaveMessage")}
          </Button>
        </div>
      )}
    </div>
  );
}
