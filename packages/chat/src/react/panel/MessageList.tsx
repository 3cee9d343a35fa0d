import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { ChatMessage } from "../../messages/chatMessage.ts";
import type { RoomLog } from "../../store/chatSnapshot.ts";
import { unreadIn } from "../../store/unread.ts";
import { MessageItem, type MessageItemProps } from "./MessageItem.tsx";
import { useCalmAnnouncement } from "./useCalmAnnouncement.ts";

/** Messages that are drawn at once. */
const MOST_DRAWN = 150;
/** Whoever is so near the end, in px, sees new messages as they come. */
const NEAR_END = 48;

interface MessageListProps extends Omit<MessageItemProps, "message" | "answered" | "isOpen" | "onOpen"> {
  readonly log: RoomLog;
  readonly roomName: string;
  /** Names whose messages are not shown. */
  readonly ignored: readonly string[];
  /** Id of the newest message that the player saw before, if there is one. */
  readonly seen: string | undefined;
  /** Stands at the end of the row below the messages. */
  readonly children: ReactNode;
}

const isChat = ({ kind }: ChatMessage) => kind === "chat" || kind === "emote";

/** The messages of a room: newest last, never moved under a reader's eyes, still when the reader says so. */
export function MessageList({ log, roomName, ignored, seen, children, ...item }: MessageListProps) {
  const { t } = item.words;
  const list = useRef<HTMLDivElement>(null);
  /** Id of the newest message that was shown when the reader stopped or scrolled up. */
  const [stoppedAt, setStoppedAt] = useState<string>();
  const [isPaused, setPaused] = useState(false);
  const [showsOlder, setShowsOlder] = useState(false);
  /** Id of the message whose menu is open: it stays under the finger whatever else is said. */
  const [menu, setMenu] = useState<string>();
  const readable = log.messages.filter(({ from }) => !from || !ignored.includes(from.nick));
  const hidden = log.messages.length - readable.length;
  const place = stoppedAt === undefined ? -1 : readable.findIndex(({ id }) => id === stoppedAt);
  const fresh = place === -1 ? 0 : readable.length - place - 1;
  const known = isPaused && place !== -1 ? readable.slice(0, place + 1) : readable;
  const drawn = showsOlder ? known : known.slice(-MOST_DRAWN);
  const live = readable.filter((message) => isChat(message) && !message.delayed && !message.isOwn).length;
  const { isCalm, count } = useCalmAnnouncement(live);
  const lastId = readable.at(-1)?.id;
  const ownLastId = readable.findLast(({ isOwn }) => isOwn)?.originId;

  // What came while the reader was away: it is there at once, or the history tells it.
  const unread = seen === undefined ? [] : unreadIn(log, seen, ignored);
  const [metAtOnce] = useState(unread[0]?.id);
  const newFrom = metAtOnce ?? unread.find(({ delayed }) => delayed)?.id;

  const flow = useRef<HTMLButtonElement>(null);
  const toEnd = () => {
    setStoppedAt(undefined);
    setPaused(false);
    setMenu(undefined);
    // Where new messages were counted, there is nothing any more.
    flow.current?.focus();
  };
  // Whoever writes wants to see it.
  const [ownSeen, setOwnSeen] = useState(ownLastId);
  if (ownLastId !== ownSeen) {
    setOwnSeen(ownLastId);
    if (!isPaused) setStoppedAt(undefined);
  }
  const isFollowing = stoppedAt === undefined;
  useLayoutEffect(() => {
    const { current } = list;
    // Read at each new message, which moves the end.
    if (current && isFollowing && lastId !== undefined) current.scrollTop = current.scrollHeight;
  }, [lastId, isFollowing]);

  const follow = () => {
    const { current } = list;
    if (!current || isPaused) return;
    const isAtEnd = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_END;
    setStoppedAt((before) => (isAtEnd ? undefined : (before ?? lastId)));
  };
  const onOpen = (id: string, isOpen: boolean) => {
    setMenu(isOpen ? id : undefined);
    if (isOpen) setStoppedAt((before) => before ?? lastId);
    // Measured when the menu is gone.
    else requestAnimationFrame(follow);
  };
  return (
    <div className="chat-messages">
      {known.length > MOST_DRAWN && !showsOlder && (
        <button type="button" className="chat-older" onClick={() => setShowsOlder(true)}>
          {t("chat.older")}
        </button>
      )}
      <div
        ref={list}
        role="log"
        aria-label={t("chat.log", { room: roomName })}
        aria-live={isCalm && log.isHistoryTold && !isPaused ? "polite" : "off"}
        aria-relevant="additions"
        aria-busy={!log.isHistoryTold}
        onScroll={() => menu === undefined && follow()}
      >
        <ol>
          {drawn.map((message) => (
            <Fragment key={message.isOwn ? message.originId : message.id}>
              {message.id === newFrom && <li className="chat-new">{t("chat.newFrom")}</li>}
              <MessageItem
                {...item}
                message={message}
                isOpen={message.id === menu}
                onOpen={(isOpen) => onOpen(message.id, isOpen)}
                answered={log.messages.find(({ id }) => id === message.replyTo)}
              />
            </Fragment>
          ))}
        </ol>
      </div>
      {readable.length === 0 && log.isHistoryTold && <p className="chat-empty">{t("chat.empty")}</p>}
      <output className="visually-hidden">
        {count > 0 && !isPaused && t("chat.newMessages", { count })}
      </output>
      <p className="chat-flow">
        <button
          ref={flow}
          type="button"
          aria-pressed={isPaused}
          onClick={() => {
            if (isPaused) toEnd();
            else {
              setStoppedAt(lastId);
              setPaused(lastId !== undefined);
            }
          }}
        >
          {t(isPaused ? "chat.resume" : "chat.pause")}
        </button>
        {fresh > 0 && (
          <button type="button" className="chat-pill" onClick={toEnd}>
            {t("chat.newMessages", { count: fresh })}
          </button>
        )}
        {hidden > 0 && <small>{t("chat.hidden", { count: hidden })}</small>}
        {children}
      </p>
    </div>
  );
}
