import type { Meta, StoryObj } from "@storybook/react-vite";
import { asPlayer } from "@spilhus/account/testing";
import { createTranslator } from "@spilhus/i18n";
import { expect } from "storybook/test";
import { listAddress, refusedWith, STORY_MOVEMENTS, transactionOf } from "../../testing/index.ts";
import { MOVEMENT_MESSAGES } from "./movementMessages.ts";
import { MovementsIsland } from "./MovementsIsland.tsx";

/** Every movement of a player's money (BEK 1274/2019 § 5). */
const meta = {
  title: "Cashier/Movements",
  component: MovementsIsland,
  args: { zone: "Europe/Copenhagen", messages: createTranslator("da").messagesOf(...MOVEMENT_MESSAGES) },
} satisfies Meta<typeof MovementsIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = (transactions: typeof STORY_MOVEMENTS, next: number | null = null) =>
  Response.json({ transactions, next });

export const List: Story = {
  beforeEach: asPlayer({
    answers: {
      [listAddress()]: () => page(STORY_MOVEMENTS, 2),
      [listAddress("?before=2")]: () => page([transactionOf(1, { amountOre: 10_000 })]),
      [listAddress("?kind=stake")]: () => page([]),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Gevinst")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Vis flere" }));
    await expect(await canvas.findByText("+100,00 kr.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Vis flere" })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Slags" }), "Indsatser");
    await expect(await canvas.findByText("Ingen bevægelser passer")).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: asPlayer({ answers: { [listAddress()]: () => page([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ingen bevægelser endnu")).toBeVisible();
  },
};

export const LoadFails: Story = {
  beforeEach: asPlayer({ answers: { [listAddress()]: () => refusedWith(503, "unavailable") } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Vi kan ikke hente dine bevægelser");
  },
};
