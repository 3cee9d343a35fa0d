import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import {
  actions,
  ONLINE,
  PROFILE,
  ROOM,
  said,
  StoryPanel,
  withMessages,
} from "../../../testing/StoryPanel.tsx";
import { EMPTY_ROOM } from "../../store/chatSnapshot.ts";

/** Where the focus is, and what stays in sight, while the panel changes. */
const meta = {
  title: "Chat/Panel focus",
  component: StoryPanel,
  parameters: { layout: "fullscreen" },
  render: (args, { globals }) => <StoryPanel {...args} locale={String(globals["locale"])} />,
  beforeEach: () => Object.values(actions).forEach((action) => action.mockClear()),
} satisfies Meta<typeof StoryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By keyboard: the focus goes where the next choice is, Escape closes the menu alone, and a reaction leads back to its message. */
export const MenuByKeyboard: Story = {
  args: { chat: ONLINE },
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: /Eva/ });
    more.focus();
    await userEvent.keyboard("{Enter}");
    const report = await canvas.findByRole("button", { name: /^Anmeld$|^Report$/ });
    report.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Chikane$|^Harassment$/ })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await expect(actions.close).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    const flower = await canvas.findByRole("button", { name: /🎉/ });
    flower.focus();
    await userEvent.keyboard("{Enter}");
    await expect(actions.react).toHaveBeenCalledWith("4", "🎉");
    await expect(more).toHaveFocus();
  },
};
/** A menu is in sight when it opens, and stays where it is while others write. */
export const MenuInABusyRoom: Story = {
  args: { chat: withMessages(...Array.from({ length: 40 }, (_, index) => said(index, `Besked ${index}`))) },
  globals: { viewport: { value: "phone", isRotated: false } },
  render: function Busy({ chat, ...args }, { globals }) {
    const [added, setAdded] = useState(0);
    const more = Array.from({ length: added }, (_, index) => said(40 + index, `Ny ${index}`));
    const room = chat.rooms[ROOM] ?? EMPTY_ROOM;
    const rooms = { ...chat.rooms, [ROOM]: { ...room, messages: [...room.messages, ...more] } };
    return (
      <div style={{ height: "30rem" }} onDoubleClick={() => setAdded(added + 3)}>
        <StoryPanel {...args} chat={{ ...chat, rooms }} locale={String(globals["locale"])} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    const last = canvas.getAllByRole("button", { name: /Bo$/ }).at(-1);
    if (!last) throw new Error("No message has a menu.");
    await userEvent.click(last);
    const report = await canvas.findByRole("button", { name: /^Anmeld$|^Report$/ });
    const bottom = () => report.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(0));
    const place = report.getBoundingClientRect().top;
    await fireEvent.dblClick(log);
    await expect(await canvas.findByText("Ny 2")).toBeInTheDocument();
    await expect(Math.abs(report.getBoundingClientRect().top - place)).toBeLessThanOrEqual(1);
    await userEvent.click(await canvas.findByRole("button", { name: /^3 nye beskeder$|^3 new messages$/ }));
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThanOrEqual(1));
    await expect(canvas.queryByRole("button", { name: /^Anmeld$|^Report$/ })).toBeNull();
  },
};
/** The focus goes on where the pressed button, or the field, has gone: Escape still reaches the panel. */
export const FocusThatStays: Story = {
  args: { chat: ONLINE },
  render: function Changing({ chat, ...args }, { globals }) {
    const [stage, setStage] = useState(0);
    const sanction = { kind: "sanction", sanction: "mute", reason: "spam", until: null } as const;
    return (
      <div style={{ height: "100%" }} onDoubleClick={() => setStage(stage + 1)}>
        <StoryPanel
          {...args}
          chat={stage > 1 ? { ...chat, sanction } : chat}
          profile={{ ...PROFILE, hasReadRules: stage > 0 }}
          locale={String(globals["locale"])}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const next = () => fireEvent.dblClick(canvas.getByRole("log"));
    canvas.getByRole("button", { name: /Det holder jeg mig til|I will keep to this/ }).focus();
    await next();
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await next();
    await expect(await canvas.findByText(/Du kan læse med|You can read/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 2 })).toHaveFocus());
  },
};
/** In the lower half of a phone the rules cover nothing of the messages, and their button is in reach. */
export const RulesOnAPhone: Story = {
  args: { chat: withMessages(), profile: { ...PROFILE, hasReadRules: false } },
  globals: { viewport: { value: "phone", isRotated: false } },
  render: (args, { globals }) => (
    <div className="chat-launcher" style={{ width: "20rem", height: "22rem" }}>
      <StoryPanel {...args} locale={String(globals["locale"])} />
    </div>
  ),
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log").getBoundingClientRect();
    const rooms = canvas.getByRole("navigation");
    await expect(rooms.scrollHeight).toBe(rooms.clientHeight);
    const rules = canvas.getByRole("heading", { level: 3 }).getBoundingClientRect();
    await expect(log.bottom).toBeLessThanOrEqual(rules.top);
    for (const hidden of [/Ingen har skrevet|Nobody has written/, /Stop op|Pause the chat/]) {
      await expect(canvas.getByText(hidden)).not.toBeVisible();
    }
    const accept = canvas.getByRole("button", { name: /Det holder jeg mig til|I will keep to this/ });
    const panel = canvas.getByRole("region").getBoundingClientRect();
    accept.scrollIntoView();
    await expect(accept.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.bottom + 1);
  },
};
