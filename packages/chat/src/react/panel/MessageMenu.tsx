import { CHAT_REACTIONS, CHAT_REPORT_REASONS } from "@spilhus/contracts/chat";
import { useLayoutEffect, useRef, useState } from "react";
import type { ChatMessage } from "../../messages/chatMessage.ts";
import type { PanelActions } from "./panelActions.ts";
import type { PanelWords } from "./panelText.ts";
import { reasonText } from "./reasonText.ts";

interface MessageMenuProps {
  readonly message: ChatMessage;
  readonly nick: string;
  /** One's own reaction. */
  readonly reaction: string | undefined;
  readonly mayWrite: boolean;
  readonly words: PanelWords;
  readonly actions: PanelActions;
  readonly onReply: () => void;
  readonly onDone: () => void;
}

type Report = "offered" | "choosing" | "sent" | "failed";

/** What can be done with another player's message: react, reply, hide the player, report in two taps. */
export function MessageMenu({
  message,
  nick,
  reaction,
  mayWrite,
  words,
  actions,
  onReply,
  onDone,
}: MessageMenuProps) {
  const { t } = words;
  const [report, setReport] = useState<Report>("offered");
  const shown = useRef<HTMLElement>(null);
  const keep = (element: HTMLElement | null) => void (shown.current = element);
  useLayoutEffect(() => {
    const { current } = shown;
    // Below the last message there is nothing in sight.
    current?.scrollIntoView({ block: "nearest" });
    // The pressed button has made way for what stands here now.
    if (report !== "offered") (current?.querySelector("button") ?? current)?.focus();
  }, [report]);
  const send = (reason: (typeof CHAT_REPORT_REASONS)[number]) =>
    actions.report(message.id, reason).then(
      () => setReport("sent"),
      () => setReport("failed"),
    );
  if (report === "sent" || report === "failed") {
    return (
      <output ref={keep} tabIndex={-1} className="chat-menu">
        {t(report === "sent" ? "chat.reported" : "chat.notReported")}
      </output>
    );
  }
  if (report === "choosing") {
    return (
      <fieldset ref={keep} className="chat-menu">
        <legend>{t("chat.reportAs")}</legend>
        {CHAT_REPORT_REASONS.map((reason) => (
          <button key={reason} type="button" onClick={() => void send(reason)}>
            {reasonText(reason, words)}
          </button>
        ))}
      </fieldset>
    );
  }
  return (
    <div ref={keep} className="chat-menu">
      {mayWrite &&
        CHAT_REACTIONS.map((emoji) => (
          <button
            key={emoji}
            type="button"
            aria-label={t("chat.react", { emoji })}
            aria-pressed={emoji === reaction}
            onClick={() => {
              actions.react(message.id, emoji === reaction ? "" : emoji);
              onDone();
            }}
          >
            {emoji}
          </button>
        ))}
      {mayWrite && (
        <button type="button" onClick={onReply}>
          {t("chat.reply")}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          onDone();
          actions.ignore(nick, true);
        }}
      >
        {t("chat.hide", { name: nick })}
      </button>
      <button type="button" onClick={() => setReport("choosing")}>
        {t("chat.report")}
      </button>
    </div>
  );
}
