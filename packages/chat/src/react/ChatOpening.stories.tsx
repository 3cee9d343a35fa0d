import { requireLocale } from "@spilhus/i18n/island";
import { ChatLauncher } from "@spilhus/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ChatOpening } from "./ChatOpening.tsx";
import { chatTranslator } from "../../testing/chatTranslator.ts";

const onTryAgain = fn<() => void>();
const onClose = fn<() => void>();

/** In the chat's sheet until its code has come. */
const meta = {
  title: "Chat/Opening",
  component: ChatOpening,
  parameters: { layout: "fullscreen" },
  args: {
    t: chatTranslator("da"),
    hasFailed: false,
    onTryAgain,
    onClose,
  },
  render: (args, { globals }) => {
    const locale = requireLocale(String(globals["locale"]));
    return (
      <ChatLauncher place="page" isOpen>
        <div className="chat-sheet">
          <ChatOpening {...args} t={chatTranslator(locale)} />
        </div>
      </ChatLauncher>
    );
  },
  beforeEach: () => [onTryAgain, onClose].forEach((call) => call.mockClear()),
} satisfies Meta<typeof ChatOpening>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On a slow line the sheet can be closed before the chat is there. */
export const Opening: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^(Chatten åbner …|The chat is opening …)$/);
    await expect(canvas.queryByRole("button", { name: /Prøv igen|Try again/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Luk chatten|Close the chat/ }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};
export const NotLoaded: Story = {
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Prøv igen|Try again/ }));
    await expect(onTryAgain).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: /Luk chatten|Close the chat/ }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};
