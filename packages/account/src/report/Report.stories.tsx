import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTranslator } from "@spilhus/i18n";
import type { UserReport } from "@spilhus/contracts/player-account";
import { Button } from "@spilhus/ui";
import { useState } from "react";
import { expect } from "storybook/test";
import { REPORT_MESSAGES } from "./reportMessages.ts";
import { ReportPanel } from "./ReportPanel.tsx";

const nothing = { stakesOre: 0, winsOre: 0, lossesOre: 0, depositsOre: 0, withdrawalsOre: 0 };
const sums = {
  stakesOre: 123_450,
  winsOre: 98_700,
  lossesOre: 24_750,
  depositsOre: 100_000,
  withdrawalsOre: 0,
};
const EMPTY: UserReport = {
  reportId: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01",
  createdAt: "2026-11-22T11:00:00Z",
  from: "2026-08-24T11:00:00Z",
  to: "2026-11-22T11:00:00Z",
  customerNumber: "10000001",
  totals: nothing,
  days: [],
  movements: 0,
  head: "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0",
  sessions: { count: 12, seconds: 21_725 },
};
const FULL: UserReport = {
  ...EMPTY,
  totals: { ...sums, stakesOre: 246_900, depositsOre: 200_000 },
  movements: 128,
  days: [
    { date: "2026-11-20", balanceOre: 75_250, ...sums },
    { date: "2026-11-21", balanceOre: 150_500, ...sums },
  ],
};

function Panel({ load }: { readonly load: () => Promise<UserReport | null> }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <ReportPanel
        reportId={EMPTY.reportId}
        load={load}
        zone="Europe/Copenhagen"
        renderMovements={({ movements }) => <p>{movements} bevægelser</p>}
        messages={createTranslator("da").messagesOf(...REPORT_MESSAGES)}
        start={<Button kind="secondary">Lav kontoudskrift</Button>}
      />
    </QueryClientProvider>
  );
}

/** A statement of account (R2.51). */
const meta = { title: "Account/Statement" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithMovements: Story = {
  render: () => <Panel load={() => Promise.resolve(FULL)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("128 bevægelser")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Hent som CSV" })).toHaveAttribute(
      "href",
      expect.stringContaining("format=csv&locale=da"),
    );
    await expect(canvas.getByRole("link", { name: "Kontrollér denne kontoudskrift" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/kvittering#nr=0b7c3c60-.*&kode=0f1e2d3c/),
    );
  },
};
/** Made before there were receipts. */
export const WithoutReceipt: Story = {
  render: () => <Panel load={() => Promise.resolve({ ...EMPTY, head: null })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("0 bevægelser")).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Kvittering" })).toBeNull();
  },
};
export const NotFound: Story = {
  render: () => <Panel load={() => Promise.resolve(null)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Kontoudskriften findes ikke")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Lav kontoudskrift" })).toBeVisible();
  },
};
export const LoadFails: Story = {
  render: () => <Panel load={() => Promise.reject(new Error("down"))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi kan ikke hente din kontoudskrift");
  },
};
export const OnAPhone: Story = {
  ...WithMovements,
  globals: { viewport: { value: "phone", isRotated: false } },
};
