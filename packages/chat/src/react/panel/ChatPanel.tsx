"use client";
import { GLOBAL_ROOM, hallRoomOf } from "@spilhus/contracts/chat";
import { islandTranslator } from "@spilhus/i18n/island";
import { correctClock, type ShownSession } from "@spilhus/player-session/session";
import { useEffect, useState, useSyncExternalStore } from "react";
import { EMPTY_CHAT, EMPTY_ROOM } from "../../store/chatSnapshot.ts";
import { followPage } from "../../tabs/followPage.ts";
import { sharedChatOf } from "../page-chat/sharedChatOf.ts";
import { ChatPanelView, type RoomChoice } from "./ChatPanelView.tsx";
import { useProfileAndRooms } from "./useProfileAndRooms.ts";
import type { PanelActions } from "./panelActions.ts";

/** A bingo or banko hall on whose page the chat is. */
export interface HallOfChat {
  readonly slug: string;
  readonly name: string;
}

export interface ChatPanelProps {
  readonly shown: ShownSession;
  readonly hall?: HallOfChat | undefined;
  readonly onClose: () => void;
}

/** The chat of a player, connected for as long as it is on the page. */
export function ChatPanel({ shown, hall, onClose }: ChatPanelProps) {
  const { settings } = shown;
  return settings.chat ? <ConnectedPanel {...{ shown, hall, onClose }} settings={settings.chat} /> : null;
}

function ConnectedPanel({
  shown,
  hall,
  onClose,
  settings,
}: ChatPanelProps & { readonly settings: NonNullable<ShownSession["settings"]["chat"]> }) {
  const { brand, siteName, zone, helpline } = shown.settings;
  const { chat, calls, seen, drafts } = sharedChatOf(brand, settings);
  const snapshot = useSyncExternalStore(chat.subscribe, chat.snapshot, () => EMPTY_CHAT);
  const t = islandTranslator(shown.messages);
  const hallRoom = hall && hallRoomOf(hall.slug);
  const [room, setRoom] = useState(hallRoom ?? brand);
  const log = snapshot.rooms[room] ?? EMPTY_ROOM;
  const change = log.messages.findLast(({ kind }) => kind === "system")?.id ?? "";
  const isOnline = snapshot.connection.shown === "online";
  const { profile, rooms, setProfile } = useProfileAndRooms(calls, isOnline, change);

  useEffect(() => {
    chat.open();
    const stopFollowing = followPage(chat);
    return () => {
      stopFollowing();
      chat.close();
    };
  }, [chat]);
  useEffect(() => (hallRoom === undefined ? undefined : chat.enter(hallRoom)), [chat, hallRoom]);

  // Whoever leaves a room, or closes the chat, has seen what is in it.
  useEffect(
    () => () => {
      const last = chat.snapshot().rooms[room]?.messages.findLast(({ state }) => state !== "sending");
      if (last) seen.set(room, last.id);
    },
    [chat, room, seen],
  );
  const time = snapshot.serverTime;
  useEffect(() => {
    if (time) correctClock(time);
  }, [time]);

  const choices: RoomChoice[] = [
    ...(hall && hallRoom !== undefined ? [{ room: hallRoom, name: hall.name }] : []),
    { room: brand, name: t("chat.brandRoom", { brand: siteName }) },
    { room: GLOBAL_ROOM, name: t("chat.globalRoom") },
  ];
  const actions: PanelActions = {
    say: (text, replyTo) => chat.do({ do: "say", room, text, replyTo }),
    retry: (originId, text) => chat.do({ do: "retry", room, originId, text }),
    react: (id, emoji) => chat.do({ do: "react", room, id, emoji }),
    // What could not be changed stays as it is, and can be tried again.
    ignore: (name, isIgnored) => void calls.ignore(name, isIgnored).then(setProfile, () => undefined),
    async rename(name) {
      setProfile(await calls.setName(name));
      chat.do({ do: "rename" });
    },
    report: (messageId, reason) => calls.report(room, messageId, reason),
    acceptRules: () => void calls.readRules().then(setProfile, () => undefined),
    start: () => chat.do({ do: "start" }),
    closeCare: () => chat.do({ do: "care-seen" }),
    close: onClose,
  };
  return (
    <ChatPanelView
      {...{ choices, room, profile, rooms, seen, drafts, helpline, actions }}
      chat={snapshot}
      places={settings.places}
      words={{ t, locale: shown.messages.locale, zone }}
      onRoom={setRoom}
    />
  );
}
