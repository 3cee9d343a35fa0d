"use client";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { requestNewPassword, type Transport } from "@spilhus/api-client";
import { optionalEmail, required } from "@spilhus/contracts/validation";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, EmailField, Form, FormActions, Notice } from "@spilhus/ui";
import { FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import type { ForgottenMessages } from "./passwordMessages.ts";

interface ForgottenPasswordProps {
  readonly brand: string;
  readonly transport: Transport;
  readonly messages: ForgottenMessages;
  /** Email address that the visitor typed before. */
  readonly email?: string;
  /** A button that leads back, beside the submit button or below the final notice. */
  readonly back?: ReactNode;
  /** Moves the focus to the field. */
  readonly takesFocus?: boolean;
}

/** Requests the link to a new password. The notice does not reveal whether an account with this address exists. */
export function ForgottenPassword(props: ForgottenPasswordProps) {
  const { brand, transport, messages, email: typed, back, takesFocus = false } = props;
  const t = islandTranslator(messages);
  const [sentTo, setSentTo] = useState<string>();
  const labels = { email: t("signIn.email") };
  const requestedEmail = useRef("");
  const form = useForm({
    id: "forgotten-password",
    fields: { email: [required("email"), optionalEmail] },
    say: problemText(messages),
    send: ({ email }, signal) => {
      requestedEmail.current = email;
      return requestNewPassword(transport, { body: { email, brand }, signal });
    },
    onSent: () => setSentTo(requestedEmail.current),
  });
  const focus = useRef(form.focus);
  useEffect(() => {
    if (takesFocus) focus.current("email");
  }, [takesFocus]);
  if (sentTo !== undefined) {
    return (
      <>
        <Notice tone="success" title={t("password.sentTitle")} live="polite">
          {t("password.sentText", { email: sentTo })}
        </Notice>
        {back && <FormActions>{back}</FormActions>}
      </>
    );
  }
  return (
    <Form {...form.props}>
      <p>{t("password.forgotText")}</p>
      <FormFeedback
        form={form}
        labels={labels}
        messages={messages}
        refusals={{ "signed-in": t("signIn.alreadySignedIn") }}
      />
      <EmailField
        {...form.field("email")}
        label={labels.email}
        autoComplete="username"
        defaultValue={typed}
        required
      />
      <FormActions>
        <Button type="submit" kind="secondary" isBusy={form.isSending}>
          {t("password.forgotSend")}
        </Button>
        {back}
      </FormActions>
    </Form>
  );
}
