import { PASSKEY_NAME } from "@spilhus/contracts/user-auth";
import { lengthBetween, required } from "@spilhus/contracts/validation";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Form, FormActions, TextField } from "@spilhus/ui";
import { problemText, useForm } from "@spilhus/page-kit/forms";
import type { PasskeysPageMessages } from "./passkeysPageMessages.ts";

interface RenameFormProps {
  readonly id: string;
  readonly name: string;
  readonly messages: PasskeysPageMessages;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** A form to rename a passkey. It does not wait for the service, because the list shows the new name at once. */
export function RenameForm({ id, name, messages, onName, onCancel }: RenameFormProps) {
  const t = islandTranslator(messages);
  const form = useForm({
    id: `passkey-${id}`,
    fields: {
      name: [
        (value: string) => required()(value.trim()),
        (value: string) => lengthBetween(PASSKEY_NAME.min, PASSKEY_NAME.max)(value.trim()),
      ],
    },
    say: problemText(messages),
    send: (values) => Promise.resolve(values.name.trim()),
    onSent: onName,
  });
  return (
    <Form {...form.props}>
      <TextField
        {...form.field("name")}
        label={t("passkeyPage.name")}
        defaultValue={name}
        maxLength={PASSKEY_NAME.max}
        autoComplete="off"
        required
        // The form replaces the button that opened it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <FormActions>
        <Button type="submit" size="small">
          {t("passkeyPage.save")}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          {t("passkeyPage.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}
