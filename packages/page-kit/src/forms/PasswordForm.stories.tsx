import type { Meta, StoryObj } from "@storybook/react-vite";
import { newPassword, required } from "@spilhus/contracts/validation";
import { createTranslator } from "@spilhus/i18n";
import { Button, Form, FormActions } from "@spilhus/ui";
import { expect } from "storybook/test";
import { FormFeedback } from "./FormFeedback.tsx";
import { FORM_MESSAGES, NEW_PASSWORD_MESSAGES } from "./formMessages.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { problemText } from "./problemText.ts";
import { useForm } from "./useForm.ts";

const { messagesOf } = createTranslator("da");
const messages = messagesOf(...FORM_MESSAGES);
const problems = messagesOf(...FORM_MESSAGES, "validation.newPassword");

function PasswordForm() {
  const form = useForm({
    id: "password",
    fields: { password: [required("newPassword"), newPassword] },
    say: problemText(problems),
    send: () => Promise.resolve(),
    onSent: () => {},
  });
  return (
    <Form {...form.props}>
      <FormFeedback form={form} labels={{ password: "Ny adgangskode" }} messages={messages} />
      <NewPasswordField
        {...form.field("password")}
        label="Ny adgangskode"
        messages={messagesOf(...NEW_PASSWORD_MESSAGES)}
        isSending={form.isSending}
        required
      />
      <FormActions>
        <Button type="submit">Gem adgangskoden</Button>
      </FormActions>
    </Form>
  );
}

/** A new password, with what it still wants and how strong it is. */
const meta = { title: "Forms/New password", component: PasswordForm } satisfies Meta<typeof PasswordForm>;
export default meta;

export const Chosen: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Ny adgangskode/);
    await userEvent.type(field, "Solskin42Fregne");
    await expect(canvas.getByText("God")).toBeVisible();
    await expect(canvas.getAllByRole("img", { name: "Opfyldt" })).toHaveLength(4);
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Vis adgangskoden" }));
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("Solskin42Fregne");
    await userEvent.click(canvas.getByRole("button", { name: "Skjul adgangskoden" }));
    await expect(field).toHaveAttribute("type", "password");
  },
};
