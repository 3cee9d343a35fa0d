import type { ReactNode } from "react";
import type { Transport } from "@spilhus/api-client";
import type { Rule } from "@spilhus/contracts/validation";
import type { JurisdictionId } from "@spilhus/jurisdiction";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Form, FormActions, Notice, Stack } from "@spilhus/ui";
import { ConfirmIdentity } from "../reauthentication/ConfirmIdentity.tsx";
import { useReauthentication } from "../reauthentication/useReauthentication.ts";
import { FormFeedback, problemText, useForm, type FormInUse } from "@spilhus/page-kit/forms";
import type { ProfileMessages } from "./profileMessages.ts";

/** Settings that all profile forms share. */
export interface ProfileSettings {
  readonly brand: string;
  readonly jurisdiction: JurisdictionId;
  readonly hasPasskeys: boolean;
  /** Path of the page, where MitID returns to. */
  readonly path: string;
  readonly transport: Transport;
  readonly messages: ProfileMessages;
}

interface ProfileFormProps<Name extends string> {
  readonly settings: ProfileSettings;
  readonly id: string;
  readonly labels: Readonly<Record<Name, string>>;
  readonly rules: Readonly<Record<Name, readonly Rule[]>>;
  readonly saveLabel: string;
  readonly refusals?: Readonly<Record<string, string>>;
  readonly send: (values: Readonly<Record<Name, string>>, signal: AbortSignal) => Promise<unknown>;
  readonly onSaved: (values: Readonly<Record<Name, string>>) => void;
  /** Maps fields of the request body to field names of the form. */
  readonly names?: Readonly<Record<string, Name>>;
  readonly children: (form: FormInUse<Name>) => ReactNode;
}

/** A form for one part of the profile. It asks for a confirmation of identity if the service requires one. */
export function ProfileForm<Name extends string>(props: ProfileFormProps<Name>) {
  const { settings, id, labels, rules, saveLabel, refusals, send, onSaved, names, children } = props;
  const { brand, hasPasskeys, path, transport, messages } = settings;
  const t = islandTranslator(messages);
  const identity = useReauthentication(id);
  const form = useForm<Name, Readonly<Record<Name, string>>>({
    id,
    fields: rules,
    say: problemText(messages),
    send: async (values, signal) => {
      await identity.guard(values, () => send(values, signal));
      return values;
    },
    onSent: onSaved,
    ...(names && { names }),
  });
  return (
    <Stack gap={4}>
      <Form {...form.props}>
        {form.state.status === "sent" && (
          <Notice tone="success" live="polite">
            {t("profile.saved")}
          </Notice>
        )}
        <FormFeedback
          form={form}
          labels={labels}
          messages={messages}
          refusals={{
            "confirmation-needed": t("confirmIdentity.needed"),
            restricted: t("profile.restricted"),
            ...refusals,
          }}
        />
        {children(form)}
        <FormActions>
          <Button type="submit" kind="secondary" isBusy={form.isSending}>
            {saveLabel}
          </Button>
        </FormActions>
      </Form>
      {identity.isNeeded && (
        <ConfirmIdentity
          brand={brand}
          hasPasskeys={hasPasskeys}
          transport={transport}
          messages={messages}
          path={path}
          onConfirmed={() => form.props.ref.current?.requestSubmit()}
        />
      )}
    </Stack>
  );
}
