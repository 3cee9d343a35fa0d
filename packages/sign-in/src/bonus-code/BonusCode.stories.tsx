import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTranslator } from "@spilhus/i18n";
import { expect } from "storybook/test";
import { BonusCodeIsland } from "./BonusCodeIsland.tsx";
import { BONUS_CODE_MESSAGES } from "./bonusCodeMessages.ts";
import { saveCode } from "./bonusCodeStore.ts";

/** The form for a guest's bonus code, and the saved code. */
const meta = {
  title: "Account/Bonus code",
  component: BonusCodeIsland,
  args: { messages: createTranslator("da").messagesOf(...BONUS_CODE_MESSAGES) },
  beforeEach: () => saveCode(undefined),
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
    // The focus is on the notice, so the next tab stop is the link to registration.
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Opret spilkonto" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Fjern koden" }));
    await expect(canvas.getByRole("textbox", { name: /Din kode/ })).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: /Din kode/ })).toHaveFocus();
  },
};

export const Kept: Story = {
  beforeEach: () => saveCode("SOMMER26"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Opret spilkonto" })).toBeVisible();
  },
};
