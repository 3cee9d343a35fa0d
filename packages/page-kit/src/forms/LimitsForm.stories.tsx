import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTranslator } from "@spilhus/i18n";
import { Button, FieldGroup, Form, FormActions, MoneyField } from "@spilhus/ui";
import { expect, fn, waitFor } from "storybook/test";
import { amountRule } from "./amountRule.ts";
import { FormFeedback } from "./FormFeedback.tsx";
import { FORM_MESSAGES } from "./formMessages.ts";
import { problemText } from "./problemText.ts";
import { useForm } from "./useForm.ts";

const { messagesOf } = createTranslator("da");
const messages = messagesOf(...FORM_MESSAGES);
const problems = messagesOf(...FORM_MESSAGES, "validation.amount");
const LIMITS = { day: "Pr. dag", week: "Pr. uge", month: "Pr. måned" };
const NAMES = ["day", "week", "month"] as const;
const amount = amountRule("da");

function LimitsForm({
  send,
}: {
  readonly send: (values: Record<keyof typeof LIMITS, string>) => Promise<void>;
}) {
  const form = useForm({
    id: "limits",
    fields: { day: [amount], week: [amount], month: [amount] },
    together: ({ day, week }) =>
      Number(day) > Number(week) ? { field: "week", id: "limitsOutOfOrder" } : undefined,
    say: problemText(problems),
    send,
    onSent: () => {},
  });
  return (
    <Form {...form.props}>
      <FormFeedback form={form} labels={LIMITS} messages={messages} />
      <FieldGroup legend="Hvor meget vil du højst indbetale?">
        {NAMES.map((name) => (
          <MoneyField key={name} {...form.field(name)} label={LIMITS[name]} unit="kr." required />
        ))}
      </FieldGroup>
      <FormActions>
        <Button type="submit" isBusy={form.isSending}>
          Gem grænser
        </Button>
      </FormActions>
    </Form>
  );
}

/** Rules about several fields are checked when each field is valid, and clear when any of them fixes it. */
const meta = { title: "Forms/Rule over several fields", component: LimitsForm } satisfies Meta<
  typeof LimitsForm
>;
export default meta;

export const OutOfOrder: StoryObj<typeof meta> = {
  args: { send: fn() },
  play: async ({ canvas, userEvent, args }) => {
    for (const [name, value] of [
      ["Pr. dag", "900"],
      ["Pr. uge", "500"],
      ["Pr. måned", "1000"],
    ] as const) {
      await userEvent.type(canvas.getByRole("textbox", { name: new RegExp(name) }), value);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Gem grænser" }));
    const week = canvas.getByRole("textbox", { name: /Pr. uge/ });
    await waitFor(() => expect(week).toBeInvalid());
    await expect(args.send).not.toHaveBeenCalled();
    const day = canvas.getByRole("textbox", { name: /Pr. dag/ });
    await userEvent.clear(day);
    await userEvent.type(day, "100");
    await expect(week).toBeValid();
  },
};
