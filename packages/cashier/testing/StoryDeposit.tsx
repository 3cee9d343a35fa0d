import { createTranslator } from "@spilhus/i18n";
import { ModalDialog } from "@spilhus/ui/react";
import type { StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { DepositContent } from "../src/deposit/DepositContent.tsx";

/** The deposit in its dialog, as stories show it. */
export function StoryDeposit(props: ComponentProps<typeof DepositContent>) {
  return (
    <ModalDialog title="Indbetal" closeLabel="Luk" onClose={props.onClose} place="sheet">
      <DepositContent {...props} />
    </ModalDialog>
  );
}

/** What every story of the deposit is given. */
export const DEPOSIT_ARGS: ComponentProps<typeof DepositContent> = {
  zone: "Europe/Copenhagen",
  messages: createTranslator("da").messagesOf(
    "cashier.form",
    "cashier.noLimits",
    "cashier.refusals",
    "cashier.periods",
    "cashier.progress",
    "cashier.methods",
    "cashier.times",
    "duties",
    "forms.amount",
    "forms.basic",
    "validation.any",
  ),
  onClose: fn(),
  leave: fn(),
};

/** The dialog takes a moment to appear. */
export const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

type Play = NonNullable<StoryObj<typeof StoryDeposit>["play"]>;

/** Fills the form in for a card, and sends it. */
export async function fillDeposit(
  { canvas, userEvent }: Pick<Parameters<Play>[0], "canvas" | "userEvent">,
  amount: string,
): Promise<void> {
  await userEvent.type(await canvas.findByRole("textbox", { name: /Beløb/ }), amount);
  await userEvent.click(canvas.getByRole("radio", { name: /Dankort/ }));
  await userEvent.click(canvas.getByRole("button", { name: "Gå til betaling" }));
}
