import { identityNumber } from "@spilhus/contracts/validation";
import { NUMBER_RULES } from "@spilhus/jurisdiction/numbers";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Form, FormActions, TextField } from "@spilhus/ui";
import { FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import { reasonOf } from "./reasonOf.ts";
import type { StepProps } from "./stepProps.ts";

interface IdentityFormProps extends Omit<StepProps, "onDone"> {
  /** Called after a try that the server counted, or after a match. */
  readonly onTried: () => Promise<void>;
}

/** The form for the CPR number, which the server matches with the person from MitID. */
export function IdentityForm(props: IdentityFormProps) {
  const { draft, calls, endOnRefusal, onTried, messages, jurisdiction } = props;
  const { clean } = NUMBER_RULES[jurisdiction].identityNumber;
  const t = islandTranslator(messages);
  const labels = { cpr: t("signUp.cpr") };
  const form = useForm({
    id: "sign-up-identity",
    fields: { cpr: [(typed) => identityNumber(jurisdiction)(clean(typed))] },
    say: problemText(messages),
    async send(values, signal) {
      try {
        await endOnRefusal(calls.matchCpr(clean(values.cpr), signal));
      } catch (error) {
        // The server counts the tries; after the last one the next step is due.
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
