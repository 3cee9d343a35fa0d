import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import {
  actions,
  ONLINE,
  own,
  PROFILE,
  ROOM,
  said,
  StoryPanel,
  TALK,
  withMessages,
} from "../../../testing/StoryPanel.tsx";
import { EMPTY_CHAT, EMPTY_ROOM } from "../../store/chatSnapshot.ts";

/** The chat of players in each of its states. */
const meta = {
  title: "Chat/Panel",
  component: StoryPanel,
  tags: ["visual"],
  parameters: { layout: "fullscreen" },
  render: (args, { globals }) => <StoryPanel {...args} locale={String(globals["locale"])} />,
  beforeEach: () => Object.values(actions).forEach((action) => action.mockClear()),
} satisfies Meta<typeof StoryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Talking: Story = {
  args: { chat: ONLINE },
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    await expect(log).toHaveAttribute("aria-live", "polite");
    await expect(log).toHaveTextContent("20:04");
    await expect(canvas.getByText(/^Vært$|^Host$/)).toBeVisible();
    // The hall's own room does not repeat its name.
    await expect(canvas.getByText(/^2 (?:vindere|winners), /)).toBeVisible();
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
    await userEvent.click(await canvas.findByRole("button", { name: /Svar$|Reply$/ }));
    const field = canvas.getByRole("textbox");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByText(/Svar til Eva|Reply to Eva/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText(/Svar til Eva|Reply to Eva/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Eva/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /🎉/ }));
    await expect(actions.react).toHaveBeenCalledWith("4", "🎉");
  },
};
/** Two taps, and the player is told where the answer comes. */
export const Reporting: Story = {
  args: { chat: ONLINE },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Eva/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Anmeld$|^Report$/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^Spam$/ }));
    await expect(actions.report).toHaveBeenCalledWith("4", "spam");
    await expect(await canvas.findByText(/Tak\. Du får svar|Thank you/)).toBeVisible();
  },
};
export const RulesFirst: Story = {
  args: { chat: ONLINE, profile: { ...PROFILE, hasReadRules: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).toBeNull();
    // Whoever has opened the chat by keyboard is in it.
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: /Det holder jeg mig til|I will keep to this/ }));
    await expect(actions.acceptRules).toHaveBeenCalled();
  },
};
/** What was begun waits in its room, whatever the player opens meanwhile. */
export const Draft: Story = {
  args: { chat: ONLINE },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Jeg mangler kun");
    await userEvent.click(canvas.getByRole("button", { name: /Fjord/ }));
    await expect(canvas.getByRole("textbox")).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: /^Salen/ }));
    await expect(canvas.getByRole("textbox")).toHaveValue("Jeg mangler kun");
    const settings = canvas.getByRole("button", { name: /^Navn og skjulte$|^Name and hidden/ });
    await userEvent.click(settings);
    await waitFor(() => expect(canvas.queryByRole("textbox", { name: /Salen/ })).toBeNull());
    await userEvent.click(settings);
    await expect(await canvas.findByRole("textbox")).toHaveValue("Jeg mangler kun");
    await userEvent.type(canvas.getByRole("textbox"), " to{Enter}");
    await expect(actions.say).toHaveBeenCalledWith("Jeg mangler kun to", undefined);
    await expect(canvas.getByRole("textbox")).toHaveValue("");
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
    await expect(canvas.getByText(/Du kan|You can/)).toBeVisible();
    await expect(await canvas.findByText(/21:30/)).toBeVisible();
    await expect(canvas.getByText(/Spam/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /klag|complain/ })).toHaveAttribute(
      "href",
      "/konto/beskeder",
    );
  },
};
export const Banned: Story = {
  args: {
    chat: {
      ...EMPTY_CHAT,
      connection: { at: "refused", reason: "banned", until: null, rule: "begging", shown: "offline" },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Grund: Tiggeri eller lån|Reason: Begging or loans/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /klag|complain/ })).toBeVisible();
  },
};
/** The connection stands, and the room has yet to tell its past. */
export const Joining: Story = {
  args: { chat: { ...ONLINE, rooms: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Forbinder|Connecting/)).toBeVisible();
    await expect(canvas.queryByText(/Ingen har skrevet|Nobody has written/)).toBeNull();
  },
};
/** Out of one room alone: the words are not those of a message that was taken back. */
export const RemovedFromARoom: Story = {
  args: {
    chat: { ...ONLINE, rooms: { [ROOM]: { ...EMPTY_ROOM, turnedAway: "forbidden" } } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Du er udelukket fra dette rum|You are banned from this room/),
    ).toBeVisible();
    await expect(canvas.queryByText(/Fjernet af vært|Removed by a host/)).toBeNull();
  },
};
export const Restricted: Story = {
  args: {
    chat: {
      ...EMPTY_CHAT,
      connection: { at: "refused", reason: "restricted", until: "2026-11-26T19:00:00Z", shown: "offline" },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Chatten er lukket for dig til 20:00|chat is closed to you until 20:00/),
    ).toBeVisible();
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Vent 7 s|^Wait 7 s/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Send igen|Send again/ })).toBeVisible();
  },
};
/** The player has just written on another page. */
export const SlowAfterAnotherPage: Story = {
  args: { chat: ONLINE },
  render: ({ chat, ...args }, { globals }) => (
    <StoryPanel
      {...args}
      chat={{
        ...chat,
        rooms: { [ROOM]: { ...(chat.rooms[ROOM] ?? EMPTY_ROOM), saidAt: performance.now() } },
      }}
      locale={String(globals["locale"])}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Endnu en{Enter}");
    await expect(canvas.getByRole("button", { name: /^Send om \d s$|^Send in \d s$/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(actions.say).not.toHaveBeenCalled();
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
      said(4, "endnu en", { ...own, state: "failed" }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Links er ikke tilladt|^Links are not allowed/)).toBeVisible();
    // What was refused for its text would be refused again; what did not arrive may arrive now.
    await expect(canvas.getAllByRole("button", { name: /Send igen|Send again/ })).toHaveLength(1);
  },
};
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
/** What looks like code, a link or another direction of writing is text, and turns no other text round (chat attack 27). */
export const HostileText: Story = {
  args: {
    chat: withMessages(
      said(1, "</script><img src=x onerror=alert(1)> [klik](javascript:alert(1)) https://spam.example", {
        from: { nick: "tsæV \u202E", occupantId: "x", role: "player" },
      }),
      said(2, "\u202Enettavkniv"),
      said(3, "Z\u0300\u0301\u0302a\u0300lgo", { replyTo: "1" }),
    ),
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    await expect(log).toHaveTextContent("</script><img src=x onerror=alert(1)>");
    await expect(log.querySelector("a, img, script")).toBeNull();
    for (const part of log.querySelectorAll("p > :is(b, span), blockquote")) {
      await expect(getComputedStyle(part).unicodeBidi).toBe("isolate");
    }
    await expect(log.querySelectorAll(".chat-role")).toHaveLength(0);
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
