import { cpr } from "@spilhus/contracts/validation";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Form, FormActions, TextField } from "@spilhus/ui";
import { FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import { reasonOf } from "./reasonOf.ts";
import type { StepProps } from "./stepProps.ts";
import { typedCpr } from "./typedCpr.ts";

interface IdentityFormProps extends Omit<StepProps, "onDone"> {
  /** The server has counted a try, or found the number to be right. */
  readonly onTried: () => Promise<void>;
}

/** The CPR number, matched with the person MitID has shown. */
export function IdentityForm({ draft, calls, watched, onTried, messages }: IdentityFormProps) {
  const t = islandTranslator(messages);
  const labels = { cpr: t("signUp.cpr") };
  const form = useForm({
    id: "sign-up-identity",
    fields: { cpr: [(typed) => cpr(typedCpr(typed))] },
    say: problemText(messages),
    async send(values, signal) {
      try {
        await watched(calls.matchCpr(typedCpr(values.cpr), signal));
      } catch (error) {
        // How many are left is for the server to say; after the last one the next step is due.
        if (["cpr-mismatch", "cpr-tries-used"].includes(reasonOf(error) ?? "")) await onTried();
        throw error;
      }
    },
    onSent: () => void onTried(),
  });
  return (
    <Form {...form.props}>
      <p>{t("signUp.identityText")}</p>
      <FormFeedback
        form={form}
        labels={labels}
        messages={messages}
        refusals={{ "cpr-mismatch": t("signUp.cprMismatch", { count: draft.cprTriesLeft }) }}
      />
      <TextField
        {...form.field("cpr")}
        label={labels.cpr}
        hint={t("signUp.cprHint", { tries: draft.cprTriesLeft })}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={14}
        required
      />
      <FormActions>
        <Button type="submit" isBusy={form.isSending}>
          {t("signUp.next")}
        </Button>
      </FormActions>
    </Form>
  );
}
