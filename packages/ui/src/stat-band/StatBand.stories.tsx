import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatBand } from "./StatBand.tsx";

const meta = { title: "Data/Stat band", component: StatBand } satisfies Meta<typeof StatBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  args: {
    stats: [
      { label: "udbetalt i denne måned", value: "48.210.400 kr." },
      { label: "spil", value: "312" },
      { label: "gennemsnitlig svartid", value: "41 sek." },
    ],
  },
};

export const WithWords: Story = {
  args: {
    stats: [
      {
        label: "Lynbanko og Kvartersbingo",
        value: "50 øre",
        text: "Korte runder, når du kun lige har fem minutter.",
      },
      { label: "Eftermiddagsbingo", value: "1 kr.", text: "Hele salen er med." },
      { label: "Søndagsbanko", value: "2 kr." },
    ],
  },
};
