import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTranslator } from "@spilhus/i18n";
import { expect } from "storybook/test";
import { BonusCodeIsland } from "./BonusCodeIsland.tsx";
import { BONUS_CODE_MESSAGES } from "./bonusCodeMessages.ts";
import { keepCode } from "./keptCode.ts";

/** A guest's bonus code: typed, and kept. */
const meta = {
  title: "Account/Bonus code",
  component: BonusCodeIsland,
  args: { messages: createTranslator("da").messagesOf(...BONUS_CODE_MESSAGES) },
  beforeEach: () => keepCode(undefined),
} satisfies Meta<typeof BonusCodeIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: /Din kode/ });
    await userEvent.type(field, "<b>{Enter}");
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, "sommer26{Enter}");
    await expect(await canvas.findByText("Vi husker koden SOMMER26")).toBeVisible();
    // The keyboard goes along: the next stop is the way on.
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Opret spilkonto" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Fjern koden" }));
    await expect(canvas.getByRole("textbox", { name: /Din kode/ })).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: /Din kode/ })).toHaveFocus();
  },
};

export const Kept: Story = {
  beforeEach: () => keepCode("SOMMER26"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Opret spilkonto" })).toBeVisible();
  },
};
