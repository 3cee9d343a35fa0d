import { formatTimeOfDay } from "@spilhus/i18n/island";
import { type KeyboardEvent, useRef } from "react";
import type { ChatMessage } from "../../messages/chatMessage.ts";
import { readPhrase } from "../../messages/quickPhrases.ts";
import { useCode } from "../code/useCode.ts";
import { useCodeWhen } from "../code/useCodeWhen.ts";
import { lineText } from "./lineText.ts";
import type { PanelActions } from "./panelActions.ts";
import type { PanelWords } from "./panelText.ts";

export interface MessageItemProps {
  readonly message: ChatMessage;
  /** The message that this one answers, if it is still known. */
  readonly answered: ChatMessage | undefined;
  /** One's own occupant id in the room. */
  readonly ownId: string | undefined;
  readonly mayWrite: boolean;
  /** Whether the message's menu is open: one at a time is. */
  readonly isOpen: boolean;
  readonly words: PanelWords;
  readonly actions: PanelActions;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onReply: (message: ChatMessage) => void;
}

/** How often each reaction was given, most first. */
function counted(reactions: ChatMessage["reactions"]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const emoji of Object.values(reactions)) counts.set(emoji, (counts.get(emoji) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

type OwnStateProps = Pick<MessageItemProps, "message" | "words" | "actions">;

/** That an own message was not sent, and why as soon as that is known. */
function Failure({ message, words, actions }: OwnStateProps) {
  const { t } = words;
  const { error, originId, text } = message;
  // What was refused has reached the server. Where nothing does, nothing has to be loaded.
  const { code, hasFailed } = useCodeWhen(error !== undefined, () => import("./refusalText.ts"));
  const reason = error && code?.refusalText(error, words);
  const mayRepeat = error && code ? code.mayHelpToRepeat(error) : !error || hasFailed;
  return (
    // The log reads out what is added to it: a reason that comes later is an element of its own.
    <small key={reason} className="chat-failed">
      {reason ?? t("chat.notSent")}{" "}
      {mayRepeat && (
        <button type="button" onClick={() => actions.retry(originId, text)}>
          {t("chat.again")}
        </button>
      )}
    </small>
  );
}

/** What the sender is told about an own message. */
function OwnState(props: OwnStateProps) {
  const { t } = props.words;
  const { state } = props.message;
  if (state === "sending") return <small>{t("chat.sending")}</small>;
  if (state === "held") return <small>{t("chat.held")}</small>;
  return state === "failed" ? <Failure {...props} /> : null;
}

/** One message: who, when and what, so that it can be read out by itself. */
export function MessageItem(props: MessageItemProps) {
  const { message, answered, ownId, mayWrite, isOpen, words, actions, onOpen, onReply } = props;
  const { t, locale, zone } = words;
  const opener = useRef<HTMLButtonElement>(null);
  // The pressed button goes with the menu.
  const close = () => {
    onOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    // The chat itself stays open.
    event.stopPropagation();
    close();
  };
  const { code, hasFailed, load } = useCode(() => import("./MessageMenu.tsx"));
  const { from, kind, json, text, state, sentAt, isOwn, reactions } = message;
  const said = json ? lineText(json, message.to, words) : readPhrase(text, locale);
  const role = json?.kind === "host" ? json.role : from?.role;
  const name = json?.kind === "host" ? json.name : (from?.nick ?? t("chat.house"));
  const isPlayers = from !== undefined && !isOwn && state === "sent";
  return (
    <li data-kind={kind} data-own={isOwn} data-state={state}>
      {answered && answered.state !== "retracted" && (
        <blockquote>
          {answered.from?.nick}: {readPhrase(answered.text, locale)}
        </blockquote>
      )}
      <p>
        <b>{isOwn ? t("chat.you") : name}</b>{" "}
        {role !== undefined && role !== "player" && (
          <i className="chat-role">{t(role === "host" ? "chat.host" : "chat.moderator")}</i>
        )}{" "}
        <time dateTime={sentAt}>{formatTimeOfDay(sentAt, zone)}</time>{" "}
        <span>{state === "retracted" ? t("chat.removed") : said}</span>
      </p>
      {isOwn && <OwnState message={message} words={words} actions={actions} />}
      <div className="chat-foot">
        {counted(reactions).map(([emoji, count]) => (
          <span key={emoji}>
            <span aria-hidden="true">
              {emoji} {count}
            </span>
            <span className="visually-hidden">{t("chat.reactions", { emoji, count })}</span>
          </span>
        ))}
        {isPlayers && (
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-label={t("chat.more", { name })}
            onKeyDown={onKeyDown}
            onClick={() => {
              onOpen(!isOpen);
              if (!isOpen) load();
            }}
          >
            ···
          </button>
        )}
      </div>
      {isOpen && isPlayers && (
        <div role="presentation" onKeyDown={onKeyDown}>
          {code ? (
            <code.MessageMenu
              {...{ message, mayWrite, words, actions }}
              nick={from.nick}
              reaction={ownId === undefined ? undefined : reactions[ownId]}
              onReply={() => {
                onOpen(false);
                onReply(message);
              }}
              onDone={close}
            />
          ) : (
            <output className="chat-menu">{t(hasFailed ? "chat.notLoaded" : "chat.loading")}</output>
          )}
        </div>
      )}
    </li>
  );
}
