import type { Locale } from "@spilhus/contracts";
import type { SupportTopic } from "@spilhus/contracts/support";
import { hasSession } from "@spilhus/player-session/visitor";
import { useState, useSyncExternalStore } from "react";
import type { DeskTalk } from "../desk/deskTalk.ts";
import { Hours } from "./Hours.tsx";
import { LoadedPart, WRITING } from "./LoadedPart.tsx";
import { TopicView } from "./TopicView.tsx";
import type { Say } from "./types.ts";

export interface DeskViewProps {
  readonly t: Say;
  readonly talk: DeskTalk;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly locale: Locale;
}

/** The own desk: topic, answers of the FAQ, the first message, then the conversation. */
export function DeskView({ t, talk, zone, locale }: DeskViewProps) {
  const { desk, conversation } = useSyncExternalStore(talk.subscribe, talk.snapshot, talk.snapshot);
  const [topic, setTopic] = useState<SupportTopic>();
  const [isWriting, setWriting] = useState(false);
  if (conversation) {
    const leave = () => {
      setTopic(undefined);
      setWriting(false);
      talk.leave();
    };
    return (
      <LoadedPart part={WRITING} t={t} talk={talk}>
        {({ TalkView }) => <TalkView t={t} talk={talk} locale={locale} zone={zone} onAgain={leave} />}
      </LoadedPart>
    );
  }
  if (!desk) return null;
  const guests = desk.isOpen ? "optional" : "needed";
  return (
    <div className="support-body">
      <Hours t={t} desk={desk} zone={zone} locale={locale} />
      <TopicView
        t={t}
        desk={desk}
        topic={topic}
        isWriting={isWriting}
        onTopic={(chosen) => {
          setTopic(chosen);
          setWriting(false);
          if (chosen !== undefined) WRITING.prepare();
        }}
        onWrite={() => setWriting(true)}
      />
      {topic !== undefined && isWriting && (
        <LoadedPart part={WRITING} t={t} talk={talk}>
          {({ OpeningForm }) => (
            <OpeningForm
              t={t}
              talk={talk}
              topic={topic}
              channel="chat"
              email={hasSession(document.cookie) ? "none" : guests}
            />
          )}
        </LoadedPart>
      )}
    </div>
  );
}
