import type { ChatProfile, ChatRooms } from "@spilhus/contracts/chat";
import { createTranslator } from "@spilhus/i18n";
import { islandTranslator, requireLocale } from "@spilhus/i18n/island";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { chatMessage } from "../../../testing/chatMessage.ts";
import type { ChatMessage } from "../../messages/chatMessage.ts";
import { type ChatSnapshot, EMPTY_CHAT, EMPTY_ROOM } from "../../store/chatSnapshot.ts";
import { ChatPanelView } from "./ChatPanelView.tsx";

const ROOM = "hall-salen";
const PROFILE: ChatProfile = {
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
const said = (id: number, text: string, change: Partial<ChatMessage> = {}) =>
  chatMessage({ id: String(id), originId: `o${id}`, text, sentAt: at(id), ...change });
const own = { isOwn: true, from: { nick: "Anna B", occupantId: "me", role: "player" } } as const;
const TALK: readonly ChatMessage[] = [
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
const ONLINE: ChatSnapshot = {
  ...EMPTY_CHAT,
  connection: { at: "online", shown: "online" },
  rooms: {
    [ROOM]: { ...EMPTY_ROOM, messages: TALK, players: 120, isJoined: true, isHistoryTold: true, ownId: "me" },
  },
};
const withMessages = (...messages: readonly ChatMessage[]): ChatSnapshot => ({
  ...ONLINE,
  rooms: { [ROOM]: { ...EMPTY_ROOM, messages, isJoined: true, isHistoryTold: true } },
});

const actions = {
  say: fn<(text: string, replyTo: string | undefined) => void>(),
  retry: fn<(originId: string, text: string) => void>(),
  react: fn<(id: string, emoji: string) => void>(),
  ignore: fn<(name: string, isIgnored: boolean) => void>(),
  report: fn(async () => {}),
  acceptRules: fn<() => void>(),
  start: fn<() => void>(),
  closeCare: fn<() => void>(),
  close: fn<() => void>(),
};

interface PanelArgs {
  readonly chat: ChatSnapshot;
  readonly profile?: ChatProfile;
  readonly rooms?: ChatRooms;
  readonly locale?: string;
}

function Panel({ chat, profile = PROFILE, rooms = ROOMS, locale = "da" }: PanelArgs) {
  const [room, setRoom] = useState(ROOM);
  const language = requireLocale(locale);
  const t = islandTranslator(createTranslator(language).messagesOf("chat"));
  return (
    <div className="chat-sheet">
      <ChatPanelView
        {...{ chat, profile, rooms, room, actions }}
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

/** The chat of players in each of its states. */
const meta = {
  title: "Chat/Panel",
  component: Panel,
  tags: ["visual"],
  parameters: { layout: "fullscreen" },
  render: (args, { globals }) => <Panel {...args} locale={String(globals["locale"])} />,
  beforeEach: () => Object.values(actions).forEach((action) => action.mockClear()),
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Talking: Story = {
  args: { chat: ONLINE },
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    await expect(log).toHaveAttribute("aria-live", "polite");
    await expect(log).toHaveTextContent("20:04");
    await expect(canvas.getByText(/^Vært$|^Host$/)).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox"), "Hvem er nær?{Enter}");
    await expect(actions.say).toHaveBeenCalledWith("Hvem er nær?", undefined);
    await expect(
      await canvas.findByRole("button", { name: /^Send om \d s$|^Send in \d s$/ }),
    ).toHaveAttribute("aria-disabled", "true");
  },
};
/** By keyboard: an answer is begun and given up with Escape, a phrase is sent, a reaction given. */
export const Answering: Story = {
  args: { chat: ONLINE },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Eva/ }));
    await userEvent.click(canvas.getByRole("button", { name: /Svar$|Reply$/ }));
    const field = canvas.getByRole("textbox");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByText(/Svar til Eva|Reply to Eva/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText(/Svar til Eva|Reply to Eva/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Eva/ }));
    await userEvent.click(canvas.getByRole("button", { name: /🎉/ }));
    await expect(actions.react).toHaveBeenCalledWith("4", "🎉");
  },
};
/** Two taps, and the player is told where the answer comes. */
export const Reporting: Story = {
  args: { chat: ONLINE },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Eva/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^Anmeld$|^Report$/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^Spam$/ }));
    await expect(actions.report).toHaveBeenCalledWith("4", "spam");
    await expect(await canvas.findByText(/Tak\. Du får svar|Thank you/)).toBeVisible();
  },
};
export const RulesFirst: Story = {
  args: { chat: ONLINE, profile: { ...PROFILE, hasReadRules: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Det holder jeg mig til|I will keep to this/ }));
    await expect(actions.acceptRules).toHaveBeenCalled();
  },
};
export const Connecting: Story = {
  args: { chat: { ...EMPTY_CHAT, connection: { at: "connecting", tries: 0, shown: "offline" } } },
};
export const Offline: Story = {
  args: {
    chat: {
      ...withMessages(...TALK, said(8, "Er der nogen?", { ...own, state: "failed" })),
      connection: { at: "waiting", tries: 2, shown: "offline" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 besked er ikke sendt|1 message has not been sent/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Send igen|Send again/ }));
    await expect(actions.retry).toHaveBeenCalledWith("o8", "Er der nogen?");
  },
};
export const Muted: Story = {
  args: {
    chat: {
      ...ONLINE,
      sanction: { kind: "sanction", sanction: "mute", reason: "spam", until: "2026-11-25T20:30:00Z" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.getByText(/21:30/)).toBeVisible();
    await expect(canvas.getByText(/Spam/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /klag|complain/ })).toHaveAttribute(
      "href",
      "/konto/beskeder",
    );
  },
};
export const Banned: Story = {
  args: {
    chat: { ...EMPTY_CHAT, connection: { at: "refused", reason: "banned", until: null, shown: "offline" } },
  },
};
export const Restricted: Story = {
  args: {
    chat: {
      ...EMPTY_CHAT,
      connection: { at: "refused", reason: "restricted", until: "2026-11-26T19:00:00Z", shown: "offline" },
    },
  },
};
export const SlowMode: Story = {
  args: {
    chat: withMessages(
      said(1, "igen", {
        ...own,
        state: "failed",
        error: { reason: "slow", seconds: 7, until: performance.now() + 7_000 },
      }),
    ),
  },
};
export const HeldAndRefused: Story = {
  args: {
    chat: withMessages(
      said(1, "tvivlsomt", { ...own, state: "held" }),
      said(2, "www.spam.dk", {
        ...own,
        state: "failed",
        error: { reason: "link", seconds: undefined, until: 0 },
      }),
      said(3, "på vej", { ...own, state: "sending" }),
    ),
  },
};
export const SomebodyIsHidden: Story = { args: { chat: ONLINE, profile: { ...PROFILE, ignored: ["Eva"] } } };
export const Care: Story = { args: { chat: { ...ONLINE, needsCare: true } } };
export const Empty: Story = { args: { chat: withMessages() } };
/** Scrolled up, a reader is not moved: new messages wait behind a button. */
export const ReadingBack: Story = {
  args: { chat: withMessages(...Array.from({ length: 59 }, (_, index) => said(index, `Besked ${index}`))) },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Stop op|Pause the chat/ }));
    await expect(canvas.getByRole("button", { name: /Følg med igen|Follow again/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.getByRole("log")).toHaveAttribute("aria-live", "off");
  },
};
export const LongWords: Story = {
  args: {
    chat: withMessages(
      said(1, "Selvudelukkelsesregisteropslagsværk".repeat(4), {
        from: { nick: "Karl-Emil Sebastian-A", occupantId: "x", role: "moderator" },
      }),
    ),
  },
  globals: { viewport: { value: "phone", isRotated: false } },
};
