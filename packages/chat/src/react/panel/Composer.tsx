import { CHAT_LIMITS } from "@spilhus/contracts/chat";
import { type RefObject, useEffect, useId, useState, useSyncExternalStore } from "react";
import type { ChatMessage } from "../../messages/chatMessage.ts";
import { checkText, countCharacters } from "../../messages/checkText.ts";
import { phrasesIn } from "../../messages/quickPhrases.ts";
import type { PanelWords } from "./panelText.ts";

interface ComposerProps {
  readonly roomName: string;
  /** Least seconds between two messages. */
  readonly slowSeconds: number;
  /** Until when the player has to wait for what was said before, on the page's monotonic clock in ms. */
  readonly waitUntil: number;
  readonly replyTo: ChatMessage | undefined;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly words: PanelWords;
  /** What was begun here before, such as when the panel was closed on it. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSay: (text: string) => void;
  readonly onCancelReply: () => void;
}

/** So few characters left are told in sight wherever there is little room. */
const NEAR_LIMIT = 60;
const TICK_MS = 250;

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** Seconds until a moment of the page's monotonic clock, counted down. */
const useSecondsUntil = (until: number): number =>
  useSyncExternalStore(
    onTick,
    () => Math.max(0, Math.ceil((until - performance.now()) / 1_000)),
    () => 0,
  );

/** Where a player writes: Enter sends, Shift and Enter begins a line, Escape gives up an answer. */
export function Composer({
  roomName,
  slowSeconds,
  waitUntil,
  replyTo,
  field,
  words,
  draft,
  onDraft,
  onSay,
  onCancelReply,
}: ComposerProps) {
  const { t, locale } = words;
  const id = useId();
  const [text, setText] = useState(draft);
  const [slowUntil, setSlowUntil] = useState(0);
  const seconds = useSecondsUntil(Math.max(slowUntil, waitUntil));
  const left = CHAT_LIMITS.messageCharacters - countCharacters(text.trim());
  const fault = checkText(text);
  const note =
    fault === "too-many-lines"
      ? t("chat.tooManyLines")
      : fault === "too-many-marks"
        ? t("chat.tooManyMarks")
        : left < 0
          ? t("chat.over", { count: -left })
          : t("chat.left", { count: left });
  useEffect(() => {
    if (replyTo) field.current?.focus();
  }, [replyTo, field]);

  const write = (written: string) => {
    setText(written);
    onDraft(written);
  };
  const say = (said: string) => {
    if (seconds > 0) return false;
    onSay(said);
    setSlowUntil(performance.now() + slowSeconds * 1_000);
    return true;
  };
  const send = () => {
    if (!fault && say(text.trim())) write("");
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {replyTo && (
        <p className="chat-answering">
          {t("chat.replyTo", { name: replyTo.from?.nick ?? "" })}{" "}
          <button type="button" onClick={onCancelReply}>
            {t("chat.cancelReply")}
          </button>
        </p>
      )}
      <fieldset className="chat-phrases">
        <legend className="visually-hidden">{t("chat.phrases")}</legend>
        {phrasesIn(locale).map((phrase) => (
          <button key={phrase} type="button" aria-disabled={seconds > 0} onClick={() => say(phrase)}>
            {phrase}
          </button>
        ))}
      </fieldset>
      <label className="visually-hidden" htmlFor={id}>
        {t("chat.label", { room: roomName })}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={text}
        placeholder={t("chat.label", { room: roomName })}
        aria-describedby={`${id}-note`}
        aria-invalid={fault !== undefined && fault !== "empty"}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && replyTo) {
            event.stopPropagation();
            onCancelReply();
          }
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button
        type="submit"
        className="button"
        data-kind="primary"
        data-size="small"
        aria-disabled={seconds > 0 || fault !== undefined}
      >
        {seconds > 0 ? t("chat.sendIn", { seconds }) : t("chat.send")}
      </button>
      <small id={`${id}-note`} data-urgent={left < NEAR_LIMIT || (fault !== undefined && fault !== "empty")}>
        {note}
      </small>
    </form>
  );
}
