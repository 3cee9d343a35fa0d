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

/** Another name for a passkey. It is shown at once, so nothing is waited for here. */
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
        // The form stands where the button was that opened it.
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
