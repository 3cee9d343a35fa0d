import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { demoGames } from "../../fixtures/demoGames.ts";
import { GameCard } from "./GameCard.tsx";

const meta = { title: "Games/Game card", tags: ["visual"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const one = (variant: "portrait" | "plate", locale: unknown, seed: number) => {
  const [game] = demoGames(variant, 1, String(locale), seed);
  if (!game) throw new Error("No demo game");
  return (
    <div className="game-grid" data-variant={variant}>
      <GameCard variant={variant} game={game} />
    </div>
  );
};

export const Portrait: Story = {
  render: (_, { globals }) => one("portrait", globals["locale"], 1),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Klitrosen" })).toHaveFocus();
    const facts = canvasElement.querySelector(".game-facts");
    await waitFor(() => expect(Number(getComputedStyle(facts as Element).opacity)).toBe(1));
  },
};

export const PortraitWithJackpot: Story = {
  render: (_, { globals }) => one("portrait", globals["locale"], 3),
};
export const Plate: Story = { render: (_, { globals }) => one("plate", globals["locale"], 2) };
export const PlateWithJackpot: Story = { render: (_, { globals }) => one("plate", globals["locale"], 3) };
