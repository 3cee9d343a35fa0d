"use client";
import { ApiError, changePassword, type Transport } from "@spilhus/api-client";
import { newPassword, required } from "@spilhus/contracts/validation";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Form, FormActions } from "@spilhus/ui";
import { FormFeedback, NewPasswordField, problemText, useForm } from "@spilhus/page-kit/forms";
import type { NewPasswordPageMessages } from "./passwordMessages.ts";

interface NewPasswordFormProps {
  readonly transport: Transport;
  readonly messages: NewPasswordPageMessages;
  readonly onChanged: () => void;
  /** Called when the link has expired while the visitor typed. */
  readonly onGone: () => void;
}

/** The form for a new password, with a strength meter. */
export function NewPasswordForm({ transport, messages, onChanged, onGone }: NewPasswordFormProps) {
  const t = islandTranslator(messages);
  const labels = { password: t("password.label") };
  const form = useForm({
    id: "new-password",
    fields: { password: [required("newPassword"), newPassword] },
    say: problemText(messages),
    send: async (body, signal) => {
      try {
        await changePassword(transport, { body, signal });
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.reason === "token-gone") return false;
        throw error;
      }
    },
    onSent: (isChanged) => (isChanged ? onChanged() : onGone()),
  });
  return (
    <Form {...form.props}>
      <FormFeedback
        form={form}
        labels={labels}
        messages={messages}
        refusals={{ "signed-in": t("signIn.alreadySignedIn") }}
      />
      <NewPasswordField
        {...form.field("password")}
        label={labels.password}
        messages={messages}
        isSending={form.isSending}
        required
      />
      <p>{t("password.consequence")}</p>
      <FormActions>
        <Button type="submit" isBusy={form.isSending}>
          {t("password.save")}
        </Button>
      </FormActions>
    </Form>
  );
}
