import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ChatSanction } from "@spilhus/contracts/chat";
import { createTranslator } from "@spilhus/i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { CHAT_SANCTIONS_MESSAGES } from "./chatSanctionsMessages.ts";
import { ChatSanctionsPanel, type ChatSanctionsPanelProps } from "./ChatSanctionsPanel.tsx";
import type { ChatSanctionsService } from "./chatSanctionsService.ts";

const MUTE: ChatSanction = {
  id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01",
  kind: "mute",
  room: null,
  reason: "harassment",
  from: "2026-11-25T19:00:00Z",
  until: "2026-11-25T20:00:00Z",
  isInForce: true,
  isLifted: false,
  line: "I er nogle skvadderhoveder",
  appeal: null,
};
const WARNING: ChatSanction = {
  ...MUTE,
  id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a02",
  kind: "warn",
  reason: "spam",
  from: "2026-11-20T19:00:00Z",
  until: null,
  isInForce: false,
  line: null,
  appeal: { at: "2026-11-20T20:00:00Z", outcome: "upheld" },
};

/** Answers from memory, as the gateway would. */
function serviceOf(
  sanctions: readonly ChatSanction[],
  appeal?: ChatSanctionsService["appeal"],
): ChatSanctionsService {
  let known = sanctions;
  return {
    list: () => Promise.resolve({ sanctions: known }),
    appeal:
      appeal ??
      ((id) => {
        const made = { at: "2026-11-25T19:10:00Z", outcome: null };
        known = known.map((one) => (one.id === id ? { ...one, appeal: made } : one));
        return Promise.resolve();
      }),
  };
}

function Panel({ service }: Pick<ChatSanctionsPanelProps, "service">) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <ChatSanctionsPanel
        service={service}
        zone="Europe/Copenhagen"
        messages={createTranslator("da").messagesOf(...CHAT_SANCTIONS_MESSAGES)}
      />
    </QueryClientProvider>
  );
}

/** What was decided about a player in the chat, and the complaint about it. */
const meta = {
  title: "Account/Chat sanctions",
  component: Panel,
  args: { service: serviceOf([MUTE, WARNING]) },
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Du må ikke skrive")).toBeVisible();
    await expect(canvas.getByText("Gælder til 25/11/2026 21:00:00")).toBeVisible();
    await expect(canvas.getByText("Grund: Tal ordentligt til andre.")).toBeVisible();
    await expect(canvas.getByText("Du skrev: “I er nogle skvadderhoveder”")).toBeVisible();
    await expect(canvas.getByText(/Svar: Afgørelsen står ved magt/)).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};
export const OnAPhone: Story = { ...Shown, globals: { viewport: { value: "phone", isRotated: false } } };

/** What was taken back says so, and offers no complaint. */
export const Lifted: Story = {
  args: { service: serviceOf([{ ...MUTE, isInForce: false, isLifted: true }]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ophævet: Vi har trukket afgørelsen tilbage")).toBeVisible();
    await expect(canvas.queryByText("Gælder nu")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Complained: Story = {
  args: { service: serviceOf([MUTE]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Klag over: Du må ikke skrive/ }));
    const field = canvas.getByRole("textbox", { name: /Hvorfor er du uenig/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Send klagen" }));
    await expect(field).toHaveAccessibleDescription("Højst 1.000 tegn. Skriv, hvorfor du er uenig.");
    await userEvent.type(field, "Det var en spøg mellem venner.");
    await userEvent.click(canvas.getByRole("button", { name: "Send klagen" }));
    await expect(await canvas.findByText(/Vi har fået din klage/)).toBeVisible();
    await expect(await canvas.findByText(/En anden medarbejder ser på sagen/)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("heading", { name: "Afgørelser i chatten" })).toHaveFocus();
  },
};

export const ComplaintFails: Story = {
  args: { service: serviceOf([MUTE], () => Promise.reject(new TypeError("offline"))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Klag over/ }));
    await userEvent.type(canvas.getByRole("textbox"), "Det passer ikke.");
    await userEvent.click(canvas.getByRole("button", { name: "Send klagen" }));
    await expect(await canvas.findByText("Klagen kom ikke frem. Prøv igen.")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue("Det passer ikke.");
  },
};

export const LoadFails: Story = {
  args: {
    service: { ...serviceOf([]), list: () => Promise.reject(new TypeError("offline")) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Afgørelser i chatten kan ikke hentes")).toBeVisible();
  },
};
