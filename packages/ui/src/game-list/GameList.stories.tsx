import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoGames } from "../../fixtures/demoGames.ts";
import { GameGrid } from "./GameGrid.tsx";
import { GameRail } from "./GameRail.tsx";

/** Games in a row or a grid. */
const meta = { title: "Games/Lists" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const rail = {
  id: "populaere",
  title: "Populære lige nu",
  link: { href: "#alle", label: "Se alle" },
  previousLabel: "Forrige",
  nextLabel: "Næste",
};

export const RailOfPortraits: Story = {
  render: (_, { globals }) => (
    <GameRail {...rail} variant="portrait" games={demoGames("portrait", 12, String(globals["locale"]))} />
  ),
};

export const RailOfPlates: Story = {
  render: (_, { globals }) => (
    <GameRail
      {...rail}
      text="De spil, flest har siddet med den seneste uge."
      variant="plate"
      games={demoGames("plate", 8, String(globals["locale"]))}
    />
  ),
};

export const GridOfPortraits: Story = {
  render: (_, { globals }) => (
    <>
      <h2>Alle spil</h2>
      <GameGrid
        variant="portrait"
        label="Alle spil"
        games={demoGames("portrait", 12, String(globals["locale"]))}
      />
    </>
  ),
};

export const GridOfPlates: Story = {
  render: (_, { globals }) => (
    <>
      <h2>Alle spil</h2>
      <GameGrid variant="plate" label="Alle spil" games={demoGames("plate", 6, String(globals["locale"]))} />
    </>
  ),
};
