import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTranslator } from "@spilhus/i18n";
import type { PlayFeedback } from "@spilhus/contracts/player-account";
import { useState } from "react";
import { expect } from "storybook/test";
import { MENTOR_MESSAGES } from "./mentorMessages.ts";
import { MentorPanel } from "./MentorPanel.tsx";

const MINUTES = [
  20, 0, 0, 45, 90, 130, 15, 0, 10, 0, 30, 60, 140, 80, 0, 0, 20, 25, 70, 95, 40, 0, 5, 0, 35, 55, 120, 60,
];
const daysOf = (minutes: readonly number[]): PlayFeedback["days"] =>
  minutes.map((value, index) => ({
    date: new Date(Date.UTC(2026, 9, 26 + index)).toISOString().slice(0, 10),
    sessions: value > 0 ? 1 : 0,
    seconds: value * 60,
  }));
const feedback = (minutes: readonly number[], trend: PlayFeedback["trend"]): PlayFeedback => ({
  serverTime: "2026-11-22T12:00:00Z",
  days: daysOf(minutes),
  trend,
  result: minutes.some((value) => value > 0) ? { stakesOre: 245_000, winsOre: 221_350 } : null,
});

function Panel({ load }: { readonly load: () => Promise<PlayFeedback> }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <MentorPanel
        load={load}
        zone="Europe/Copenhagen"
        messages={createTranslator("da").messagesOf(...MENTOR_MESSAGES)}
      />
    </QueryClientProvider>
  );
}

/** Feedback on the player's own play (R2.40). */
const meta = { title: "Account/Mentor" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourWeeks: Story = {
  render: () => <Panel load={() => Promise.resolve(feedback(MINUTES, "more"))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/mere tid de seneste 7 dage/)).toBeVisible();
    await expect(canvas.getByText("4 t. 35 min.")).toBeVisible();
    await expect(canvas.getByText("Resultat på 28 dage")).toBeVisible();
  },
};
export const FirstDay: Story = {
  render: () => (
    <Panel load={() => Promise.resolve(feedback([...MINUTES.map(() => 0).slice(1), 12], "same"))} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Det er dine første dage hos os/)).toBeVisible();
  },
};
export const LoadFails: Story = {
  render: () => <Panel load={() => Promise.reject(new Error("down"))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi kan ikke hente dine tal");
  },
};
export const OnAPhone: Story = { ...FourWeeks, globals: { viewport: { value: "phone", isRotated: false } } };
