import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTranslator } from "@spilhus/i18n";
import { useState } from "react";
import { expect } from "storybook/test";
import { games } from "@spilhus/page-kit/testing";
import { SAVED_GAMES_MESSAGES } from "./savedGamesMessages.ts";
import type { SavedGameService } from "./savedGameService.ts";
import { SavedGamesPanel } from "./SavedGamesPanel.tsx";

const GAMES = games(5);
const listed = (shown: typeof GAMES) => ({
  games: shown.map(({ slug }) => ({ slug, savedAt: "2026-11-21T19:00:00Z" })),
});
const FIRST = GAMES[0]?.name ?? "";

function serviceOf(overrides: Partial<SavedGameService> = {}): SavedGameService {
  return {
    list: () => Promise.resolve(listed(GAMES)),
    cards: (slugs) => Promise.resolve(GAMES.filter(({ slug }) => slugs.includes(slug))),
    save: () => Promise.resolve(listed(GAMES)),
    forget: () => new Promise(() => {}),
    ...overrides,
  };
}

function Panel({ service }: { readonly service: SavedGameService }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <SavedGamesPanel
        service={service}
        gameCard="portrait"
        lobbyPath="/spilleautomater"
        messages={createTranslator("da").messagesOf(...SAVED_GAMES_MESSAGES)}
      />
    </QueryClientProvider>
  );
}

/** The player's saved games (R2.36). */
const meta = { title: "Account/Saved games" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A removed game disappears before the service answers, and can be saved again. */
export const Several: Story = {
  render: () => <Panel service={serviceOf()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Fjern ${FIRST} fra gemte spil` }));
    await expect(await canvas.findByText(`${FIRST} er fjernet fra dine gemte spil.`)).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByRole("button", { name: "Gem igen" })).toBeVisible();
  },
};
export const ForgettingFails: Story = {
  render: () => <Panel service={serviceOf({ forget: () => Promise.reject(new Error("down")) })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Fjern ${FIRST} fra gemte spil` }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(`${FIRST} blev ikke fjernet`);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
  },
};
export const None: Story = {
  render: () => <Panel service={serviceOf({ list: () => Promise.resolve({ games: [] }) })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Du har ikke gemt nogen spil endnu")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Find spil" })).toBeVisible();
  },
};
export const LoadFails: Story = {
  render: () => <Panel service={serviceOf({ list: () => Promise.reject(new Error("down")) })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi kan ikke hente dine gemte spil");
  },
};
export const OnAPhone: Story = { ...Several, globals: { viewport: { value: "phone", isRotated: false } } };
