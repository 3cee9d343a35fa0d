import { type ChatProfile, type ChatRooms, GLOBAL_ROOM } from "@spilhus/contracts/chat";
import { formatTimeOfDay } from "@spilhus/i18n/island";
import { ChatPanelFrame } from "@spilhus/ui";
import { useEffect, useId, useRef, useState } from "react";
import type { ChatMessage } from "../../messages/chatMessage.ts";
import { type ChatSnapshot, EMPTY_ROOM } from "../../store/chatSnapshot.ts";
import { unreadIn } from "../../store/unread.ts";
import { useCodeWhen } from "../code/useCodeWhen.ts";
import { CareCard } from "./CareCard.tsx";
import { Composer } from "./Composer.tsx";
import { MessageList } from "./MessageList.tsx";
import { obstacleIn } from "./obstacle.ts";
import type { PanelActions } from "./panelActions.ts";
import type { PanelWords } from "./panelText.ts";
import { RulesBeforeWriting } from "./RulesBeforeWriting.tsx";
import { StandingPlace } from "./StandingPlace.tsx";
import { useSettings } from "./useSettings.ts";

/** A room to choose. */
export interface RoomChoice {
  readonly room: string;
  readonly name: string;
}

export interface ChatPanelViewProps {
  readonly chat: ChatSnapshot;
  readonly choices: readonly RoomChoice[];
  readonly room: string;
  /** Undefined until they are known. */
  readonly profile: ChatProfile | undefined;
  readonly rooms: ChatRooms | undefined;
  /** By room: the newest message that the player saw before. */
  readonly seen: ReadonlyMap<string, string>;
  /** By room: what the player has begun to write; the panel keeps it up to date. */
  readonly drafts: Map<string, string>;
  readonly helpline: { readonly phone: string; readonly url: string };
  readonly places: { readonly inbox: string; readonly pause: string };
  readonly words: PanelWords;
  readonly actions: PanelActions;
  readonly onRoom: (room: string) => void;
}

/** Who is host, or will be. */
function HostLine({ rooms, room, words }: Pick<ChatPanelViewProps, "rooms" | "room" | "words">) {
  const { t, zone } = words;
  const hosts = (rooms?.hosts ?? []).filter((host) => host.room === null || host.room === room);
  const now = hosts.find(({ isOnDuty }) => isOnDuty);
  const next = hosts.find(({ isOnDuty }) => !isOnDuty);
  if (now) return <p>{t("chat.hostNow", { name: now.name, time: formatTimeOfDay(now.until, zone) })}</p>;
  if (next) return <p>{t("chat.hostNext", { name: next.name, time: formatTimeOfDay(next.from, zone) })}</p>;
  return null;
}

/** The panel of the chat, from what is known: every state of it can be drawn without a connection. */
export function ChatPanelView(props: ChatPanelViewProps) {
  const { chat, choices, room, profile, rooms, seen, drafts, helpline, places, words, actions, onRoom } =
    props;
  const { t } = words;
  const titleId = useId();
  const [replyTo, setReplyTo] = useState<ChatMessage>();
  const { isOpen, code, hasFailed, opener, open, close } = useSettings();
  const ignored = profile?.ignored ?? [];
  const listActions: PanelActions = {
    ...actions,
    ignore(name, isIgnored) {
      actions.ignore(name, isIgnored);
      // The pressed button disappears with the player's messages; here they can be shown again.
      opener.current?.focus();
    },
  };
  // What the reader had seen on coming here, whatever is noted later.
  const [[seenIn, seenHere], setSeen] = useState([room, seen.get(room)] as const);
  if (seenIn !== room) setSeen([room, seen.get(room)]);
  const log = chat.rooms[room] ?? EMPTY_ROOM;
  const roomName = choices.find((choice) => choice.room === room)?.name ?? "";
  const obstacle = obstacleIn(room, chat, rooms, profile);
  const standing = useCodeWhen(obstacle !== undefined, () => import("./Standing.tsx"));
  const isOffline = chat.connection.shown === "offline" && chat.connection.at === "waiting";
  // An empty room is shown as empty once it has told its past.
  const isConnecting = !obstacle && !isOffline && (chat.connection.shown === "offline" || !log.isHistoryTold);
  const unsent = log.messages.filter(({ state }) => state === "failed").length;
  const mayWrite = !obstacle && profile?.hasReadRules === true && room !== GLOBAL_ROOM;
  const slowSeconds = rooms?.rooms.find((one) => one.room === room)?.slowSeconds ?? 0;
  // What the player says on another page counts too.
  const pauseUntil = log.saidAt === undefined ? 0 : log.saidAt + slowSeconds * 1_000;
  const refusedUntil = log.messages.findLast(({ isOwn }) => isOwn)?.error?.until ?? 0;
  const hasRulesFirst = !obstacle && profile?.hasReadRules === false && room !== GLOBAL_ROOM;
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const foot = obstacle?.reason ?? (hasRulesFirst ? "rules" : mayWrite ? "write" : "");
  const view = `${foot} ${isOpen} ${chat.needsCare} ${standing.hasFailed}`;
  const before = useRef("");
  useEffect(() => {
    // What had the focus has gone with its view: without a place, keys such as Escape would not reach the panel.
    if (document.activeElement === document.body) {
      const isAccepted = before.current.startsWith("rules ") && view.startsWith("write ");
      (isAccepted ? field : heading).current?.focus();
    }
    before.current = view;
  }, [view]);
  return (
    <ChatPanelFrame labelledBy={titleId}>
      <header>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {roomName}
        </h2>
        {log.players !== undefined && <p>{t("chat.players", { count: log.players })}</p>}
        <HostLine {...{ rooms, room, words }} />
        <button type="button" className="chat-close" onClick={actions.close}>
          {t("chat.close")}
        </button>
      </header>
      {choices.length > 1 && (
        <nav aria-label={t("chat.rooms")}>
          {choices.map((choice) => {
            const isHere = choice.room === room;
            const count = isHere
              ? 0
              : unreadIn(chat.rooms[choice.room] ?? EMPTY_ROOM, seen.get(choice.room), ignored).length;
            return (
              <button
                key={choice.room}
                type="button"
                aria-current={isHere}
                onClick={() => {
                  setReplyTo(undefined);
                  onRoom(choice.room);
                }}
              >
                {choice.name}
                {count > 0 && (
                  <>
                    {" "}
                    <b className="chat-unread" aria-hidden="true">
                      {count}
                    </b>
                    <span className="visually-hidden">{t("chat.newMessages", { count })}</span>
                  </>
                )}
              </button>
            );
          })}
        </nav>
      )}
      <output className="chat-status" data-tone={isOffline ? "warning" : undefined}>
        {isConnecting && t("chat.connecting")}
        {isOffline && t("chat.offline")}
        {isOffline && unsent > 0 && ` ${t("chat.unsent", { count: unsent })}`}
      </output>
      <MessageList
        key={room}
        {...{ log, roomName, ignored, mayWrite, words }}
        actions={listActions}
        seen={seenIn === room ? seenHere : undefined}
        ownId={log.ownId}
        onReply={setReplyTo}
      >
        {profile && (
          <button
            ref={opener}
            type="button"
            className="chat-settings-open"
            aria-expanded={isOpen}
            onClick={isOpen ? close : open}
          >
            {t("chat.settings")}
          </button>
        )}
      </MessageList>
      {chat.needsCare && <CareCard {...{ helpline, places, words }} onClose={actions.closeCare} />}
      {chat.sanction?.sanction === "warn" && (
        <p className="chat-standing">
          {t("chat.warned")} <a href={places.inbox}>{t("chat.complain")}</a>
        </p>
      )}
      {isOpen && profile ? (
        code ? (
          <code.ChatSettings {...{ profile, words, actions }} onClose={close} />
        ) : (
          <output className="chat-standing">{t(hasFailed ? "chat.notLoaded" : "chat.loading")}</output>
        )
      ) : obstacle ? (
        <StandingPlace {...{ standing, obstacle, places, words }} onTryAgain={actions.start} />
      ) : hasRulesFirst ? (
        <RulesBeforeWriting words={words} onAccept={actions.acceptRules} />
      ) : mayWrite ? (
        <Composer
          key={`write-${room}`}
          {...{ roomName, slowSeconds, replyTo, field, words }}
          waitUntil={Math.max(pauseUntil, refusedUntil)}
          draft={drafts.get(room) ?? ""}
          onDraft={(text) => drafts.set(room, text)}
          onSay={(text) => {
            actions.say(text, replyTo?.id);
            setReplyTo(undefined);
          }}
          onCancelReply={() => setReplyTo(undefined)}
        />
      ) : null}
    </ChatPanelFrame>
  );
}
