import type { ChatProfile, ChatRooms } from "@spilhus/contracts/chat";
import { requireLocale } from "@spilhus/i18n/island";
import { useState } from "react";
import { fn } from "storybook/test";
import type { ChatMessage } from "../src/messages/chatMessage.ts";
import { ChatPanelView } from "../src/react/panel/ChatPanelView.tsx";
import { type ChatSnapshot, EMPTY_CHAT, EMPTY_ROOM } from "../src/store/chatSnapshot.ts";
import { chatMessage } from "./chatMessage.ts";
import { chatTranslator } from "./chatTranslator.ts";

export const ROOM = "hall-salen";
export const PROFILE: ChatProfile = {
  chatId: "abcdefghijklmnopqrstuvwxyz",
  name: "Anna B",
  role: "player",
  nameFixedUntil: null,
  hasReadRules: true,
  ignored: [],
};
const ROOMS: ChatRooms = {
  serverTime: "2026-11-25T19:00:00Z",
  rooms: [{ room: ROOM, hall: "salen", hallName: "Salen", mode: "open", slowSeconds: 5, players: 120 }],
  hosts: [
    {
      name: "Karen",
      room: ROOM,
      from: "2026-11-25T18:00:00Z",
      until: "2026-11-25T20:00:00Z",
      isOnDuty: true,
    },
  ],
};
const at = (minute: number) => `2026-11-25T19:${String(minute).padStart(2, "0")}:00Z`;
export const said = (id: number, text: string, change: Partial<ChatMessage> = {}) =>
  chatMessage({ id: String(id), originId: `o${id}`, text, sentAt: at(id), ...change });
export const own = { isOwn: true, from: { nick: "Anna B", occupantId: "me", role: "player" } } as const;
export const TALK: readonly ChatMessage[] = [
  said(1, "Hej alle!"),
  said(2, "Hej Bo", { ...own, replyTo: "1" }),
  said(3, "", {
    kind: "round",
    from: undefined,
    json: {
      kind: "round",
      what: "begins",
      round: "r",
      room: "salen",
      roomName: "Salen",
      plate: "3x9-90",
      at: at(3),
    },
  }),
  said(4, "Held og lykke!", {
    from: { nick: "Eva", occupantId: "eva", role: "player" },
    reactions: { me: "🍀", bo: "🍀" },
  }),
  said(5, "klapper", { kind: "emote", from: { nick: "Karen", occupantId: "k", role: "host" } }),
  said(6, "", { state: "retracted" }),
  said(7, "", {
    kind: "winner",
    from: undefined,
    json: {
      kind: "winner",
      round: "r",
      room: "salen",
      roomName: "Salen",
      pattern: "full-plate",
      winners: 2,
      eachOre: 12_500,
    },
  }),
];
export const ONLINE: ChatSnapshot = {
  ...EMPTY_CHAT,
  connection: { at: "online", shown: "online" },
  rooms: {
    [ROOM]: { ...EMPTY_ROOM, messages: TALK, players: 120, isJoined: true, isHistoryTold: true, ownId: "me" },
  },
};
export const withMessages = (...messages: readonly ChatMessage[]): ChatSnapshot => ({
  ...ONLINE,
  rooms: { [ROOM]: { ...EMPTY_ROOM, messages, isJoined: true, isHistoryTold: true } },
});

export const actions = {
  say: fn<(text: string, replyTo: string | undefined) => void>(),
  retry: fn<(originId: string, text: string) => void>(),
  react: fn<(id: string, emoji: string) => void>(),
  ignore: fn<(name: string, isIgnored: boolean) => void>(),
  rename: fn<(name: string) => Promise<void>>(async () => {}),
  report: fn(async () => {}),
  acceptRules: fn<() => void>(),
  start: fn<() => void>(),
  closeCare: fn<() => void>(),
  close: fn<() => void>(),
};

export interface StoryPanelProps {
  readonly chat: ChatSnapshot;
  readonly profile?: ChatProfile;
  readonly rooms?: ChatRooms;
  readonly seen?: ReadonlyMap<string, string>;
  readonly locale?: string;
}

const UNSEEN: ReadonlyMap<string, string> = new Map();

/** The panel over fixed state, in the language of the toolbar. */
export function StoryPanel({
  chat,
  profile = PROFILE,
  rooms = ROOMS,
  seen = UNSEEN,
  locale = "da",
}: StoryPanelProps) {
  const [room, setRoom] = useState(ROOM);
  const [drafts] = useState(() => new Map<string, string>());
  const [ignored, setIgnored] = useState(profile.ignored);
  const ignore = (name: string, isIgnored: boolean) => {
    actions.ignore(name, isIgnored);
    setIgnored(isIgnored ? [...ignored, name] : ignored.filter((one) => one !== name));
  };
  const language = requireLocale(locale);
  const t = chatTranslator(language);
  return (
    <div className="chat-sheet" style={{ height: "100%" }}>
      <ChatPanelView
        {...{ chat, rooms, room, seen, drafts }}
        profile={{ ...profile, ignored }}
        actions={{ ...actions, ignore }}
        choices={[
          { room: ROOM, name: "Salen" },
          { room: "fjord", name: t("chat.brandRoom", { brand: "Fjord" }) },
          { room: "globalroom", name: t("chat.globalRoom") },
        ]}
        helpline={{ phone: "70 22 28 25", url: "https://www.stopspillet.dk" }}
        places={{ inbox: "/konto/beskeder", pause: "/konto/spilpause" }}
        words={{ t, locale: language, zone: "Europe/Copenhagen" }}
        onRoom={setRoom}
      />
    </div>
  );
}
