import type { Meta, StoryObj } from "@storybook/react-vite";
import { ApiError } from "@spilhus/api-client";
import { createTranslator } from "@spilhus/i18n";
import { ButtonLink, Link, RadioGroup } from "@spilhus/ui";
import { expect, fn, waitFor } from "storybook/test";
import { ConfirmedAction } from "./ConfirmedAction.tsx";
import { FORM_MESSAGES } from "./formMessages.ts";

/** Acts that cannot be undone, as players meet them. */
const meta = { title: "Account/Confirmation in use", component: ConfirmedAction } satisfies Meta<
  typeof ConfirmedAction
>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  id: "act",
  consequences: ["Du bliver logget ud på alle dine enheder.", "Du kan ikke spille, så længe pausen varer."],
  warning: "Du kan ikke fortryde pausen, når den er begyndt.",
  submitLabel: "Start spilpausen",
  confirmation: { by: "tick", label: "Jeg har forstået, at jeg ikke kan fortryde" },
  cancel: (
    <ButtonLink kind="secondary" href="#konto">
      Nej, gå tilbage
    </ButtonLink>
  ),
  help: <Link href="#stopspillet">StopSpillet: 70 22 28 25</Link>,
  messages: createTranslator("da").messagesOf(...FORM_MESSAGES, "forms.confirm"),
  refusals: { "already-excluded": "Du holder allerede pause." },
  onSent: fn(),
} as const;

export const NotWithoutTheTick: Story = {
  args: { ...args, send: fn(() => Promise.resolve("done")) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Start spilpausen" });
    await userEvent.click(button);
    const tick = canvas.getByRole("checkbox");
    await waitFor(() => expect(tick).toHaveFocus());
    await expect(tick).toHaveAccessibleDescription("Bekræft, at du har læst og forstået det.");
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(tick);
    await userEvent.click(button);
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith("done"));
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};

export const NotWithoutTheWord: Story = {
  args: {
    ...args,
    id: "word",
    confirmation: { by: "word", label: "Skriv LUK for at bekræfte", word: "LUK" },
    submitLabel: "Luk min spilkonto",
    send: fn(() => Promise.resolve("closed")),
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "lukk{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Skriv ordet, som det står."));
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "luk{Enter}");
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith("closed"));
  },
};

export const Refused: Story = {
  args: {
    ...args,
    id: "refused",
    choices: { days: [] },
    children: (form) => (
      <RadioGroup
        {...form.field("days")}
        label="Hvor længe?"
        defaultValue="30"
        options={[
          { value: "30", label: "30 dage" },
          { value: "90", label: "90 dage" },
        ]}
      />
    ),
    send: fn(() => Promise.reject(new ApiError("refused", "…", { status: 409, reason: "already-excluded" }))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "90 dage" }));
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Start spilpausen" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Du holder allerede pause.");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await expect(args.send).toHaveBeenCalledWith({ days: "90", confirmation: "1" }, expect.any(AbortSignal));
  },
};
