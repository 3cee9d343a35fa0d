"use client";
import { useState } from "react";
import { logInByPassword, type Transport } from "@spilhus/api-client";
import { existingPassword, optionalEmail, required } from "@spilhus/contracts/validation";
import { islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { Button, EmailField, Form, FormActions } from "@spilhus/ui";
import { ForgottenPassword } from "../password/ForgottenPassword.tsx";
import { FormFeedback, problemText, RevealingPasswordField, useForm } from "@spilhus/page-kit/forms";

interface PasswordLoginProps {
  readonly brand: string;
  readonly transport: Transport;
  readonly messages: IslandMessages<MessageKey>;
  readonly onSignedIn: () => void;
}

/** Login for players with a password. The browser also offers passkeys in its email field. */
export function PasswordLogin({ brand, transport, messages, onSignedIn }: PasswordLoginProps) {
  const t = islandTranslator(messages);
  const labels = { email: t("signIn.email"), password: t("signIn.password") };
  const form = useForm({
    id: "password-login",
    fields: { email: [required("email"), optionalEmail], password: [required("password"), existingPassword] },
    say: problemText(messages),
    send: (values, signal) => logInByPassword(transport, { body: { ...values, brand }, signal }),
    onSent: onSignedIn,
  });
  const [forgotten, setForgotten] = useState<string>();
  if (forgotten !== undefined) {
    return (
      <ForgottenPassword
        brand={brand}
        transport={transport}
        messages={messages}
        email={forgotten}
        takesFocus
        back={
          <Button kind="quiet" onClick={() => setForgotten(undefined)}>
            {t("password.forgotBack")}
          </Button>
        }
      />
    );
  }
  const typedEmail = () => {
    const typed = form.props.ref.current && new FormData(form.props.ref.current).get("email");
    return typeof typed === "string" ? typed : "";
  };
  return (
    <Form {...form.props}>
      <FormFeedback
        form={form}
        labels={labels}
        messages={messages}
        refusals={{
          "sign-in-refused": t("signIn.refused"),
          "mitid-needed": t("signIn.mitIdNeeded"),
          "signed-in": t("signIn.alreadySignedIn"),
        }}
      />
      <EmailField {...form.field("email")} label={labels.email} autoComplete="username webauthn" required />
      <RevealingPasswordField
        {...form.field("password")}
        label={labels.password}
        purpose="current"
        messages={messages}
        isSending={form.isSending}
        required
      />
      <FormActions>
        <Button type="submit" kind="secondary" isBusy={form.isSending}>
          {t("signIn.submit")}
        </Button>
        <Button kind="quiet" onClick={() => setForgotten(typedEmail())}>
          {t("password.forgot")}
        </Button>
      </FormActions>
    </Form>
  );
}
