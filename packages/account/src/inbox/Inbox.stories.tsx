import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Message } from "@spilhus/contracts/player-account";
import { createTranslator } from "@spilhus/i18n";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { INBOX_MESSAGES } from "./inboxMessages.ts";
import { InboxPanel, type InboxPanelProps } from "./InboxPanel.tsx";
import type { InboxService } from "./inboxService.ts";

const message = (number: number, fields: Partial<Message> = {}): Message => ({
  id: `0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a${String(number).padStart(2, "0")}`,
  source: "event",
  subject: "Din indbetalingsgrænse er ændret",
  body: "En lavere grænse gælder med det samme.\n\nVar det ikke dig, så kontakt kundeservice.",
  sentAt: "2026-11-21T20:00:00Z",
  readAt: null,
  ...fields,
});
const WELCOME = message(2, {
  subject: "Velkommen til din spilkonto",
  body: "Her skriver vi til dig, når der sker noget på din spilkonto.",
  sentAt: "2026-11-01T09:00:00Z",
  readAt: "2026-11-01T10:00:00Z",
});

function serviceOf(overrides: Partial<InboxService> = {}): InboxService {
  return {
    list: () => Promise.resolve({ messages: [message(1), WELCOME], unread: 1, next: null }),
    mark: (_, isRead) =>
      Promise.resolve(isRead ? { readAt: "2026-11-22T10:00:00Z", unread: 0 } : { readAt: null, unread: 1 }),
    ...overrides,
  };
}

function Panel(props: Partial<InboxPanelProps>) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <InboxPanel
        service={serviceOf()}
        zone="Europe/Copenhagen"
        messages={createTranslator("da").messagesOf(...INBOX_MESSAGES)}
        onUnread={() => {}}
        {...props}
      />
    </QueryClientProvider>
  );
}

/** A player's inbox with unread, read and older messages, empty, and after failures. */
const meta = { title: "Account/Inbox in use", component: Panel } satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReadWhenOpened: Story = {
  args: { onUnread: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText("1 ulæst besked")).toBeVisible();
    await userEvent.click(canvas.getByText("Din indbetalingsgrænse er ændret"));
    await expect(await canvas.findByText("Du har læst alle dine beskeder.")).toBeVisible();
    await expect(canvas.getByText("En lavere grænse gælder med det samme.")).toBeVisible();
    await waitFor(() => expect(args.onUnread).toHaveBeenCalledWith(0));
  },
};
export const OnAPhone: Story = {
  ...ReadWhenOpened,
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const MarkReadFails: Story = {
  args: { service: serviceOf({ mark: () => Promise.reject(new TypeError("offline")) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Din indbetalingsgrænse er ændret"));
    await expect(await canvas.findByText(/Vi kunne ikke gemme/)).toBeVisible();
    await expect(canvas.getByText("1 ulæst besked")).toBeVisible();
  },
};

export const MarkedUnread: Story = {
  args: { onUnread: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText("Velkommen til din spilkonto"));
    await userEvent.click(canvas.getByRole("button", { name: "Markér som ulæst" }));
    await expect(await canvas.findByText("2 ulæste beskeder")).toBeVisible();
    await expect(canvas.getByText(/Her skriver vi til dig/)).not.toBeVisible();
    await expect(canvas.getByText("Velkommen til din spilkonto").closest("summary")).toHaveFocus();
    await waitFor(() => expect(args.onUnread).toHaveBeenCalledWith(1));
  },
};

export const MarkUnreadFails: Story = {
  args: { service: serviceOf({ mark: () => Promise.reject(new TypeError("offline")) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Velkommen til din spilkonto"));
    await userEvent.click(canvas.getByRole("button", { name: "Markér som ulæst" }));
    await expect(await canvas.findByText(/Den står stadig som læst/)).toBeVisible();
    await expect(canvas.getByText("1 ulæst besked")).toBeVisible();
  },
};

export const OlderMessages: Story = {
  args: {
    service: serviceOf({
      list: ({ after }) =>
        Promise.resolve(
          after === undefined
            ? { messages: [message(1)], unread: 1, next: "older" }
            : { messages: [WELCOME], unread: 1, next: null },
        ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Vis ældre beskeder" }));
    await expect(await canvas.findByText("Velkommen til din spilkonto")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Vis ældre beskeder" })).toBeNull();
  },
};

export const Empty: Story = {
  args: { service: serviceOf({ list: () => Promise.resolve({ messages: [], unread: 0, next: null }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ingen beskeder endnu")).toBeVisible();
  },
};

export const LoadFails: Story = {
  args: { service: serviceOf({ list: () => Promise.reject(new TypeError("offline")) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Dine beskeder kan ikke hentes")).toBeVisible();
  },
};
