import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { DocumentRequest } from "@spilhus/contracts/payments";
import { createTranslator } from "@spilhus/i18n";
import { useState } from "react";
import { expect } from "storybook/test";
import { DOCUMENT_MESSAGES } from "./documentMessages.ts";
import { DocumentsPanel } from "./DocumentsPanel.tsx";

const ASKED: DocumentRequest = {
  id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3b11",
  reason: "source-of-funds",
  kinds: ["payslip", "bank-statement", "tax-statement"],
  state: "asked",
  askedAt: "2026-11-22T08:12:00Z",
  until: "2026-12-13T08:12:00Z",
};
const RECEIVED: DocumentRequest = {
  ...ASKED,
  ...{ id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3b12", reason: "account-owner", kinds: ["account-owner"] },
  state: "received",
};
const REFUSED: DocumentRequest = {
  ...ASKED,
  ...{ id: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3b13", reason: "identity", kinds: ["identity"] },
  state: "refused",
};

interface PanelProps {
  readonly requests?: readonly DocumentRequest[];
  readonly fails?: boolean;
  readonly locale?: "da" | "en";
}

function Panel({ requests = [ASKED, RECEIVED, REFUSED], fails = false, locale = "da" }: PanelProps) {
  const [client] = useState(() => new QueryClient());
  const list = () => (fails ? Promise.reject(new Error("down")) : Promise.resolve({ requests }));
  return (
    <QueryClientProvider client={client}>
      <DocumentsPanel
        service={{ list }}
        zone="Europe/Copenhagen"
        messages={createTranslator(locale).messagesOf(...DOCUMENT_MESSAGES)}
      />
    </QueryClientProvider>
  );
}

/** Documents that a player was asked for, on the page of a suspended account. */
const meta = { title: "Account/Documents" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const EachState: Story = {
  render: () => <Panel />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Send: lønseddel, kontoudtog, årsopgørelse")).toBeVisible();
    await expect(canvas.getByText("Senest 13. december 2026")).toBeVisible();
    await expect(canvas.getByText("Vi ser på det og skriver til dig.")).toBeVisible();
    await expect(canvas.getByText(/^Send dokumenterne med sikker mail/)).toBeVisible();
  },
};

export const InEnglish: Story = { render: () => <Panel locale="en" /> };

export const NothingIsListed: Story = {
  render: () => <Panel requests={[]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Vi har ikke skrevet her, hvad der mangler/)).toBeVisible();
  },
};

export const OnlyReceived: Story = {
  render: () => <Panel requests={[RECEIVED]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Modtaget")).toBeVisible();
    await expect(canvas.queryByText(/^Send dokumenterne/)).toBeNull();
  },
};

export const LoadFails: Story = {
  render: () => <Panel fails />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Vi kan ikke hente, hvad vi har bedt om",
    );
  },
};

export const OnAPhone: Story = {
  render: () => <Panel />,
  globals: { viewport: { value: "phone", isRotated: false } },
};
