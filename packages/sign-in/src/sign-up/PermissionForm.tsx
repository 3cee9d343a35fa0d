import { useState } from "react";
import { MARKETING_CHANNELS } from "@spilhus/contracts";
import { required } from "@spilhus/contracts/validation";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Checkbox, FieldGroup, Form, FormActions, Link } from "@spilhus/ui";
import { FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import type { SignUpSettings } from "./signUpSettings.ts";
import type { StepProps } from "./stepProps.ts";

interface PermissionFormProps extends Omit<StepProps, "draft" | "onDone"> {
  readonly links: SignUpSettings["links"];
  /** Called when the account exists. */
  readonly onFinished: () => void;
}

/** The marketing permission, unticked, and the terms. Submitting it creates the account. */
export function PermissionForm({ calls, endOnRefusal, onFinished, messages, links }: PermissionFormProps) {
  const t = islandTranslator(messages);
  const [isFinished, setFinished] = useState(false);
  const form = useForm({
    id: "sign-up-permission",
    fields: { email: [], sms: [], phone: [], push: [], acceptsTerms: [required()] },
    say: problemText(messages, { acceptsTerms: t("signUp.termsMissing") }),
    send: ({ email, sms, phone, push }, signal) =>
      endOnRefusal(
        calls.finish(
          { email: email !== "", sms: sms !== "", phone: phone !== "", push: push !== "" },
          signal,
        ),
      ),
    onSent: () => {
      setFinished(true);
      onFinished();
    },
  });
  const newWindow = { target: "_blank", rel: "noopener" } as const;
  const newWindowHint = <span className="visually-hidden"> ({t("signUp.newWindow")})</span>;
  return (
    <Form {...form.props}>
      <FormFeedback
        form={form}
        labels={{ email: "", sms: "", phone: "", push: "", acceptsTerms: t("signUp.termsLink") }}
        messages={messages}
        refusals={{ unavailable: t("signUp.registerSilent") }}
      />
      <FieldGroup
        legend={t("signUp.channels")}
        hint={t("signUp.permissionText")}
        hintId="sign-up-permission-hint"
      >
        {MARKETING_CHANNELS.map((channel) => (
          <Checkbox key={channel} {...form.field(channel)} label={t(`permission.${channel}`)} />
        ))}
        <p>
          <Link href={links.privacy} {...newWindow}>
            {t("signUp.privacy")}
            {newWindowHint}
          </Link>
        </p>
      </FieldGroup>
      <Checkbox
        {...form.field("acceptsTerms")}
        label={
          <>
            {t("signUp.terms")}{" "}
            <Link href={links.terms} {...newWindow}>
              {t("signUp.termsLink")}
              {newWindowHint}
            </Link>
          </>
        }
        required
      />
      <FormActions>
        <Button type="submit" isBusy={form.isSending || isFinished}>
          {t("signUp.finish")}
        </Button>
      </FormActions>
    </Form>
  );
}
