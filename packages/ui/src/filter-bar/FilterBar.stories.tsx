import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FilterBar, type FilterBarProps } from "./FilterBar.tsx";

const meta = { title: "Overview/Filters", component: FilterBar, tags: ["visual"] } satisfies Meta<
  typeof FilterBar
>;
export default meta;

type Story = StoryObj<typeof meta>;

const args: FilterBarProps = {
  action: "#",
  title: "Filtre",
  submitLabel: "Vis spil",
  choices: [
    {
      id: "kategori",
      name: "kategori",
      label: "Kategori",
      options: [
        { value: "", label: "Alle" },
        { value: "slots", label: "Spilleautomater", count: 212 },
        { value: "bingo", label: "Bingo", count: 18 },
      ],
    },
    {
      id: "udvikler",
      name: "udvikler",
      label: "Udvikler",
      options: [
        { value: "", label: "Alle" },
        { value: "fjordlab", label: "Fjordlab", count: 31 },
      ],
    },
  ],
  switches: [
    { id: "nye", name: "nye", label: "Kun nye", checked: false },
    { id: "jackpot", name: "jackpot", label: "Med jackpot", checked: true },
  ],
  chosen: [],
};

export const Closed: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Filtre"));
    await expect(canvas.getByLabelText("Kategori")).toBeVisible();
    await expect(canvas.getByLabelText("Med jackpot")).toBeChecked();
  },
};

export const InForce: Story = {
  args: {
    ...args,
    open: true,
    chosen: [
      { label: "Med jackpot", removeHref: "#uden-jackpot", removeLabel: "Fjern filteret Med jackpot" },
      { label: "Fjordlab", removeHref: "#uden-fjordlab", removeLabel: "Fjern filteret Fjordlab" },
    ],
  },
};
