import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { demoGames } from "../../fixtures/demoGames.ts";
import { GameCard } from "./GameCard.tsx";

/** A game in a lobby: a portrait card or a plate, as the brand chose. */
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

/** The element in the middle of the art: the whole card is the link. */
const hitOnArt = (canvasElement: HTMLElement) => {
  const box = canvasElement.querySelector(".game-art")?.getBoundingClientRect();
  return box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 3)?.tagName;
};

export const Portrait: Story = {
  render: (_, { globals }) => one("portrait", globals["locale"], 1),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Klitrosen" })).toHaveFocus();
    const facts = canvasElement.querySelector(".game-facts");
    await waitFor(() => expect(Number(facts && getComputedStyle(facts).opacity)).toBe(1));
    await expect(hitOnArt(canvasElement)).toBe("A");
  },
};

export const PortraitWithJackpot: Story = {
  render: (_, { globals }) => one("portrait", globals["locale"], 3),
};
export const Plate: Story = {
  render: (_, { globals }) => one("plate", globals["locale"], 2),
  play: ({ canvasElement }) => expect(hitOnArt(canvasElement)).toBe("A"),
};
export const PlateWithJackpot: Story = { render: (_, { globals }) => one("plate", globals["locale"], 3) };
