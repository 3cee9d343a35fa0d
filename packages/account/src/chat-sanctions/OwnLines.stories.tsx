import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTranslator } from "@spilhus/i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { CHAT_SANCTIONS_MESSAGES } from "./chatSanctionsMessages.ts";
import { OwnLines, type OwnLinesProps } from "./OwnLines.tsx";

function Part(props: Pick<OwnLinesProps, "read" | "save">) {
  const [client] = useState(() => new QueryClient());
  const messages = createTranslator("da").messagesOf(...CHAT_SANCTIONS_MESSAGES);
  return (
    <QueryClientProvider client={client}>
      <OwnLines {...props} messages={messages} />
    </QueryClientProvider>
  );
}

/** A file of what is kept of a player in the chat. */
const meta = {
  title: "Account/Own lines in the chat",
  component: Part,
  args: { read: (): Promise<unknown> => Promise.resolve({ lines: [{ body: "hej" }] }), save: fn() },
} satisfies Meta<typeof Part>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hent dine linjer" }));
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith("chat.json", expect.stringContaining('"hej"')),
    );
  },
};
export const Fails: Story = {
  args: { read: () => Promise.reject(new TypeError("offline")) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hent dine linjer" }));
    await expect(await canvas.findByText("Dine linjer kunne ikke hentes. Prøv igen.")).toBeVisible();
    await expect(args.save).not.toHaveBeenCalled();
  },
};
