import type { SupportDesk, SupportTopic } from "@spilhus/contracts/support";
import { SUPPORT_PAGES as PATHS } from "@spilhus/routes";
import { Button } from "@spilhus/ui";
import { useEffect, useRef } from "react";
import { Contacts } from "./Contacts.tsx";
import type { Say } from "./types.ts";

interface TopicViewProps {
  readonly t: Say;
  readonly desk: SupportDesk;
  readonly topic: SupportTopic | undefined;
  readonly isWriting: boolean;
  readonly onTopic: (topic: SupportTopic | undefined) => void;
  readonly onWrite: () => void;
}

/** The topic first, then its answers of the FAQ; the way to a person is never hidden. */
export function TopicView({ t, desk, topic, isWriting, onTopic, onWrite }: TopicViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = desk.topics.find((one) => one.topic === topic);
  useEffect(() => {
    // Who goes back presses a button that goes with its view.
    if (topic !== undefined || document.activeElement === document.body) heading.current?.focus();
  }, [topic]);
  if (!chosen) {
    return (
      <>
        <h3 ref={heading} tabIndex={-1}>
          {t("support.chooseTopic")}
        </h3>
        <ul className="support-topics">
          {desk.topics.map((one) => (
            <li key={one.topic}>
              <Button kind="secondary" wide onClick={() => onTopic(one.topic)}>
                {one.label}
              </Button>
            </li>
          ))}
        </ul>
        <Contacts t={t} desk={desk} />
      </>
    );
  }
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {chosen.label}
      </h3>
      {chosen.answers.length > 0 && !isWriting && (
        <>
          <p>{t("support.answersTitle")}</p>
          {chosen.answers.map(({ slug, question, answer }) => (
            <details key={slug} className="support-answer">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
          <a href={PATHS.faq}>{t("support.moreAnswers")}</a>
        </>
      )}
      {topic === "limits" && <a href={PATHS["responsible-gaming"]}>{t("support.limitsShortcut")}</a>}
      <div className="support-actions">
        {!isWriting && <Button onClick={onWrite}>{t("support.writeToUs")}</Button>}
        <Button kind="quiet" onClick={() => onTopic(undefined)}>
          {t("support.back")}
        </Button>
      </div>
    </>
  );
}
