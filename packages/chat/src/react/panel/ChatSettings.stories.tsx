import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { actions, ONLINE, PROFILE, ROOM, said, StoryPanel } from "../../../testing/StoryPanel.tsx";
import { EMPTY_ROOM } from "../../store/chatSnapshot.ts";

/** What the player decides about the panel: a name, whom it hides; and what is new in it. */
const meta = {
  title: "Chat/Settings",
  component: StoryPanel,
  parameters: { layout: "fullscreen" },
  render: (args, { globals }) => <StoryPanel {...args} locale={String(globals["locale"])} />,
  beforeEach: () => Object.values(actions).forEach((action) => action.mockClear()),
} satisfies Meta<typeof StoryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Somebody who was hidden is listed, and shown again. */
export const SomebodyIsHidden: Story = {
  args: { chat: ONLINE, profile: { ...PROFILE, ignored: ["Eva"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("log")).not.toHaveTextContent("Held og lykke!");
    await userEvent.click(canvas.getByRole("button", { name: /Navn og skjulte|Name and hidden/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /Vis Eva igen|Show Eva again/ }));
    await expect(actions.ignore).toHaveBeenCalledWith("Eva", false);
  },
};
/** By keyboard: the focus does not vanish with the messages, but goes to where the player is shown again. */
export const HidingSomebody: Story = {
  args: { chat: ONLINE },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: /Eva/ }).focus();
    await userEvent.keyboard("{Enter}");
    (await canvas.findByRole("button", { name: /^Skjul Eva$|^Hide Eva$/ })).focus();
    await userEvent.keyboard("{Enter}");
    await expect(actions.ignore).toHaveBeenCalledWith("Eva", true);
    await expect(canvas.getByRole("log")).not.toHaveTextContent("Held og lykke!");
    const settings = canvas.getByRole("button", { name: /Navn og skjulte|Name and hidden/ });
    await expect(settings).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: /Vis Eva igen|Show Eva again/ }));
    await expect(canvas.getByRole("log")).toHaveTextContent("Held og lykke!");
  },
};
/** A name that is taken is refused with the reason; by keyboard the focus goes in and comes back. */
export const ChoosingAName: Story = {
  args: { chat: ONLINE },
  play: async ({ canvas }) => {
    const open = canvas.getByRole("button", { name: /Navn og skjulte|Name and hidden/ });
    await userEvent.click(open);
    const field = await canvas.findByRole("textbox", { name: /^Navn$|^Name$/ });
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: /Dit navn i chatten|Your name in the chat/ })).toHaveFocus(),
    );
    await expect(field).toHaveValue("Anna B");
    actions.rename.mockRejectedValueOnce(Object.assign(new Error("taken"), { reason: "name-taken" }));
    await userEvent.clear(field);
    await userEvent.type(field, "Bo{Enter}");
    await expect(actions.rename).toHaveBeenCalledWith("Bo");
    await expect(await canvas.findByText(/en anden allerede|Somebody else has/)).toBeVisible();
    await expect(field).toBeInvalid();
    await userEvent.type(field, "gus{Enter}");
    await expect(await canvas.findByText(/Du hedder nu Bogus|You are now called Bogus/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Tilbage til chatten|Back to the chat/ }));
    await expect(open).toHaveFocus();
  },
};
/** In the lower half of a phone the settings scroll, and cover no messages. */
export const OnAPhone: Story = {
  args: { chat: ONLINE },
  globals: { viewport: { value: "phone", isRotated: false } },
  render: (args, { globals }) => (
    <div style={{ height: 420 }}>
      <StoryPanel {...args} locale={String(globals["locale"])} />
    </div>
  ),
  play: async ({ canvas }) => {
    const open = canvas.getByRole("button", { name: /Navn og skjulte|Name and hidden/ });
    await userEvent.click(open);
    const title = await canvas.findByRole("heading", { name: /Dit navn i chatten|Your name in the chat/ });
    const settings = title.parentElement?.getBoundingClientRect();
    await expect(open.getBoundingClientRect().bottom).toBeLessThanOrEqual((settings?.top ?? 0) + 1);
    await expect(canvas.getByRole("log").getBoundingClientRect().bottom).toBeLessThanOrEqual(
      (settings?.top ?? 0) + 1,
    );
  },
};
export const NameIsFixed: Story = {
  args: { chat: ONLINE, profile: { ...PROFILE, nameFixedUntil: "2026-12-20T12:00:00Z" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Navn og skjulte|Name and hidden/ }));
    await expect(
      await canvas.findByText(/13:00, 20\. december|13:00, (20 December|December 20)/),
    ).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /^Navn$|^Name$/ })).toBeNull();
  },
};
/** What was said since the last visit begins under a line; other rooms count what is new in them. */
export const Unread: Story = {
  args: {
    chat: {
      ...ONLINE,
      rooms: { ...ONLINE.rooms, fjord: { ...EMPTY_ROOM, messages: [said(1, "Hej"), said(2, "Hej hej")] } },
    },
    seen: new Map([[ROOM, "2"]]),
  },
  play: async ({ canvas }) => {
    const [line] = canvas.getAllByText(/Nye beskeder herfra|New messages from here/);
    await expect(line?.nextElementSibling).toHaveTextContent("Held og lykke!");
    await userEvent.click(canvas.getByRole("button", { name: /Fjord 2/ }));
    await expect(canvas.getByText("Hej hej")).toBeVisible();
  },
};
