import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MovementDay } from "./MovementDay.tsx";
import { MovementList, type ShownMovement } from "./MovementList.tsx";

/** What has moved a player's money. */
const meta = {
  title: "Account/Movements",
  component: MovementList,
  subcomponents: { MovementDay },
} satisfies Meta<typeof MovementList>;
export default meta;

type Story = StoryObj<typeof meta>;

const row = (
  id: string,
  name: string,
  amountText: string,
  more: Partial<ShownMovement> = {},
): ShownMovement => ({
  id,
  name,
  dateTime: "2026-11-23T13:05:00Z",
  timeText: "23. november 2026 kl. 14.05",
  amountText,
  isIncoming: amountText.startsWith("+"),
  afterLabel: "Saldo bagefter",
  afterText: "1.234,50 kr.",
  ...more,
});

export const Movements: Story = {
  args: {
    label: "Dine bevægelser",
    movements: [
      row("5", "Gevinst", "+1.250,00 kr.", { detail: "Nordens Lys", note: "Bonus bagefter: 50,00 kr." }),
      row("4", "Indsats", "−5,00 kr.", { detail: "Selvudelukkelsesregisterets Blæksprutteblues" }),
      row("3", "Udbetaling", "−12.345.678,00 kr."),
      row("2", "Indbetaling", "+400,00 kr."),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getAllByText(/Saldo bagefter: 1.234,50 kr\./)[0]).toBeVisible();
  },
};
/** A day with its date above it: each row has the time alone. */
export const OfADay: Story = {
  args: Movements.args,
  render: ({ movements }) => (
    <MovementDay
      id="day"
      day="23. november 2026"
      movements={movements.map((one) => ({ ...one, timeText: "kl. 14.05" }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "23. november 2026" })).toBeVisible();
    await expect(canvas.getByRole("list", { name: "23. november 2026" }).children).toHaveLength(4);
    // The amount stands beside the name, not above it.
    const [amount] = canvas.getAllByText("+400,00 kr.");
    const name = amount?.closest("li")?.querySelector(".movement-name");
    await expect(amount?.getBoundingClientRect().top).toBe(name?.getBoundingClientRect().top);
  },
};
export const OfADayOnAPhone: Story = {
  ...OfADay,
  globals: { viewport: { value: "phone", isRotated: false } },
};
export const OnAPhone: Story = { ...Movements, globals: { viewport: { value: "phone", isRotated: false } } };
