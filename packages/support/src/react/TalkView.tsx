import type { Locale } from "@spilhus/contracts";
import type { SupportMessage } from "@spilhus/contracts/support";
import { formatTimeOfDay } from "@spilhus/i18n/island";
import { Button } from "@spilhus/ui";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { DeskTalk } from "../desk/deskTalk.ts";
import { Composer } from "./Composer.tsx";
import { EndedView } from "./EndedView.tsx";
import { closedText } from "./Hours.tsx";
import { LINK_PAGES } from "./linkPaths.ts";
import { TalkMenu } from "./TalkMenu.tsx";
import type { Say } from "./types.ts";

interface TalkViewProps {
  readonly t: Say;
  readonly talk: DeskTalk;
  readonly locale: Locale;
  readonly zone: string;
  readonly onAgain: () => void;
}

/** So close to the end of the list counts as reading along. */
const NEAR_PX = 80;

function MaskedNote({ t, masked }: { readonly t: Say; readonly masked: SupportMessage["masked"] }) {
  return masked.map((kind) => (
    <span key={kind}>{t(kind === "card" ? "support.maskedCard" : "support.maskedIdentity")}</span>
  ));
}

/** A conversation: messages as a log, what was read, and the field for the next one. */
export function TalkView({ t, talk, locale, zone, onAgain }: TalkViewProps) {
  const { desk, conversation, messages, pending, isOffline } = useSyncExternalStore(
    talk.subscribe,
    talk.snapshot,
    talk.snapshot,
  );
  const body = useRef<HTMLDivElement>(null);
  const count = messages.length + pending.length;
  useEffect(() => {
    const element = body.current;
    if (!element || count === 0) return;
    const isNear =
      element.scrollHeight - element.scrollTop - element.clientHeight < element.clientHeight + NEAR_PX;
    // Whoever has scrolled up reads on undisturbed.
    if (isNear) element.scrollTop = element.scrollHeight;
    if (document.visibilityState === "visible") void talk.markRead();
  }, [count, talk]);
  if (!conversation) return null;
  const { readByStaff, agent, state, id } = conversation;
  const lastOwn = messages.findLast(({ author }) => author === "visitor")?.seq;
  const isEnded = state === "closed";
  return (
    <>
      <div className="support-body" ref={body}>
        <p className="support-note">
          {!isEnded && (agent === null ? t("support.waiting") : t("support.taken", { name: agent }))}{" "}
          {!isEnded && desk?.isOpen === false && (
            <>
              {closedText({ t, desk, zone, locale })} {t("support.answerLater")}
            </>
          )}
        </p>
        <div role="log" aria-live="polite" aria-label={t("support.messages")}>
          <ol className="support-log">
            {messages.map(({ seq, author, name, text, link, masked, sentAt }) => (
              <li key={seq} className="support-message" data-author={author}>
                <span>
                  {author === "visitor" ? t("support.you") : (name ?? t("support.staff"))}{" "}
                  <time dateTime={sentAt}>{formatTimeOfDay(sentAt, zone)}</time>
                </span>
                <p>{text}</p>
                {link !== null && <a href={LINK_PAGES[link].path}>{t(LINK_PAGES[link].label)}</a>}
                {author === "visitor" && <MaskedNote t={t} masked={masked} />}
                {seq === lastOwn && seq <= readByStaff && <span>{t("support.read")}</span>}
              </li>
            ))}
            {pending.map(({ clientKey, text, hasFailed }) => (
              <li key={clientKey} className="support-message" data-author="visitor">
                <p>{text}</p>
                <span>{t(hasFailed ? "support.notSent" : "support.sending")}</span>
                {hasFailed && (
                  <Button kind="secondary" size="small" onClick={() => void talk.retry(clientKey)}>
                    {t("support.retry")}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </div>
        {isOffline && <output>{t("support.offline")}</output>}
        {isEnded && <EndedView t={t} talk={talk} onAgain={onAgain} />}
        <TalkMenu t={t} talk={talk} id={id} locale={locale} isEnded={isEnded} />
      </div>
      {!isEnded && <Composer t={t} talk={talk} />}
    </>
  );
}
