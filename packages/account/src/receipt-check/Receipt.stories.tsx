import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTranslator } from "@spilhus/i18n";
import { VERIFY_RECEIPT, type VerifiedReceipt } from "@spilhus/contracts/player-account";
import { expect } from "storybook/test";
import { asPlayer } from "../../testing/index.ts";
import { ReceiptIsland } from "./ReceiptIsland.tsx";
import { RECEIPT_MESSAGES } from "./receiptMessages.ts";

const NUMBER = "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01";
const CODE = "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0";
const covers = {
  createdAt: "2026-11-22T11:00:00Z",
  from: "2026-08-24T11:00:00Z",
  to: "2026-11-22T11:00:00Z",
  movements: 128,
};
const answering = (answer: VerifiedReceipt) =>
  asPlayer({
    answers: {
      [`GET ${VERIFY_RECEIPT.path.replace("{reportId}", NUMBER)}?head=${CODE}`]: () => Response.json(answer),
    },
  });

/** The page where anybody who holds a statement has it checked (R2.51). */
const meta = {
  title: "Account/Receipt",
  component: ReceiptIsland,
  tags: ["every-brand"],
  args: { zone: "Europe/Copenhagen", messages: createTranslator("da").messagesOf(...RECEIPT_MESSAGES) },
} satisfies Meta<typeof ReceiptIsland>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typed as it stands on paper: capitals, spaces. */
const typed = (title: string): NonNullable<Story["play"]> =>
  async function type({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("textbox", { name: /Kvitteringsnummer/ }), NUMBER.toUpperCase());
    await userEvent.type(
      canvas.getByRole("textbox", { name: /Kontrolkode/ }),
      `${CODE.slice(0, 32)} ${CODE.slice(32)}{Enter}`,
    );
    const found = await canvas.findByText(title);
    await expect(found).toBeVisible();
    // Announced, since it appears after the press.
    await expect(found.closest('[role="status"]')).not.toBeNull();
  };

export const Genuine: Story = {
  beforeEach: answering({ isGenuine: true, covers }),
  play: typed("Kontoudskriften er ægte"),
};
export const Changed: Story = {
  beforeEach: answering({ isGenuine: false, covers }),
  play: typed("Kontoudskriften er ægte, men bevægelserne er ændret"),
};
export const Unknown: Story = {
  beforeEach: answering({ isGenuine: false, covers: null }),
  play: typed("Vi kender ikke kontoudskriften"),
};
export const NotAReceipt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Kontrollér" }));
    await expect(canvas.getByRole("textbox", { name: /Kvitteringsnummer/ })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: /Kontrolkode/ })).toBeInvalid();
  },
};
export const OnAPhone: Story = { ...Genuine, globals: { viewport: { value: "phone", isRotated: false } } };
