import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BarChart } from "./BarChart.tsx";

/** Feedback on one's own play: figures over time, drawn and as a table. */
const meta = { title: "Account/Bar chart", component: BarChart } satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const minutes = [
  20, 0, 0, 45, 90, 130, 15, 0, 10, 0, 30, 60, 140, 80, 0, 0, 20, 25, 70, 95, 40, 0, 5, 0, 35, 55, 120, 60,
];
const bars = minutes.map((value, index) => ({
  id: `${index}`,
  label: `${String((index % 30) + 1).padStart(2, "0")}/11`,
  value,
  text: value === 0 ? "Ingen tid" : `${Math.floor(value / 60)} t. ${value % 60} min.`,
}));
const texts = {
  caption: "Tid på siden de seneste 28 dage",
  labelHeading: "Dag",
  valueHeading: "Tid",
  tableLabel: "Vis tallene",
};

export const FourWeeks: Story = {
  args: {
    ...texts,
    bars,
    topText: "2 t. 20 min.",
    children: <p>Du har brugt mere tid de seneste syv dage end de syv før.</p>,
  },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table", { name: "Tid på siden de seneste 28 dage" });
    await expect(table).not.toBeVisible();
    await userEvent.click(canvas.getByText("Vis tallene"));
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(29);
  },
};
export const NothingYet: Story = {
  args: {
    ...texts,
    bars: bars.map((bar) => ({ ...bar, value: 0, text: "Ingen tid" })),
    topText: "0 min.",
    children: <p>Her er ingen tid at vise endnu.</p>,
  },
};
export const OnAPhone: Story = { ...FourWeeks, globals: { viewport: { value: "phone", isRotated: false } } };
