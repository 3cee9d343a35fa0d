import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTranslator } from "@spilhus/i18n";
import { expect, fn, waitFor } from "storybook/test";
import { offerOf } from "../../testing/index.ts";
import { TERMS_DIALOG_MESSAGES } from "./offerMessages.ts";
import { OfferTermsDialog } from "./OfferTermsDialog.tsx";

/** The dialog with an offer's terms, which any page opens, and why it may show none (R4.04). */
const meta = {
  title: "Feedback/Terms of an offer",
  component: OfferTermsDialog,
  args: {
    name: { by: "bonusCode", id: "SOMMER26" },
    answer: undefined,
    zone: "Europe/Copenhagen",
    stylesheet: "data:text/css,",
    messages: createTranslator("da").messagesOf(...TERMS_DIALOG_MESSAGES),
    onAgain: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OfferTermsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

export const Asking: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog", { name: "Vilkår for et tilbud" });
    await expect(dialog).toHaveTextContent("Henter vilkårene");
  },
};

export const Found: Story = {
  tags: ["every-brand"],
  args: { answer: { is: "found", offer: offerOf({ isForNewPlayers: true }) } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole("heading", { name: "Efterårsbonus" })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(/ca\. 80,00/)).toBeVisible());
    await expect(canvas.getByText(/gange indbetaling og bonus/)).toBeVisible();
    // The number and its sign stay on one line.
    await expect(canvas.getByRole("dialog").textContent).toMatch(/i gennemsnit 96,00\u00a0% tilbage/);
    await userEvent.click(canvas.getByRole("button", { name: "Luk" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The games that count are not known, so there is no cost to tell. */
export const WithoutExpectedCost: Story = {
  args: {
    answer: {
      is: "found",
      offer: offerOf({
        ...{ endsOnWithdrawal: true, closesAt: null, conditions: ["Du kan have én bonus ad gangen."] },
        example: { ...offerOf().example, expectedCostOre: null, returnPercent: null },
      }),
    },
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/Vi kan ikke regne det ud/);
    await waitFor(() => expect(note).toBeVisible());
  },
};

export const English: Story = {
  args: {
    answer: { is: "found", offer: offerOf() },
    messages: createTranslator("en").messagesOf(...TERMS_DIALOG_MESSAGES),
  },
  play: async ({ canvas }) => {
    const close = await canvas.findByRole("button", { name: "Close" });
    await waitFor(() => expect(close).toBeVisible());
    await expect(canvas.getByText(/You can play without a bonus/)).toBeVisible();
  },
};

const says =
  (text: RegExp) =>
  async ({ canvas }: Context) => {
    const dialog = await canvas.findByRole("dialog", { name: "Vilkår for et tilbud" });
    await waitFor(() => expect(dialog).toHaveTextContent(text));
  };

export const UnknownCode: Story = {
  args: { answer: { is: "unknown-code" } },
  play: says(/Koden SOMMER26 giver ikke noget tilbud/),
};

export const Gone: Story = { args: { answer: { is: "gone" } }, play: says(/Vi har ikke det tilbud/) };

export const NotForYou: Story = {
  args: { answer: { is: "not-for-you" } },
  play: says(/gælder ikke for din spilkonto/),
};

export const Restricted: Story = {
  args: { answer: { is: "restricted" } },
  play: says(/begrænsning på din spilkonto/),
};

export const TooMany: Story = { args: { answer: { is: "too-many" } }, play: says(/Vent et minut/) };

export const Unanswered: Story = {
  args: { answer: { is: "unanswered" } },
  play: async (context) => {
    await says(/Vi kan ikke hente vilkårene/)(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Prøv igen" }));
    await expect(context.args.onAgain).toHaveBeenCalledOnce();
  },
};
