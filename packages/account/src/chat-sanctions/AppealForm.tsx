import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Form, FormActions, TextArea } from "@spilhus/ui";
import { useId, useState } from "react";
import type { ChatSanctionsMessages } from "./chatSanctionsMessages.ts";

interface AppealFormProps {
  readonly messages: ChatSanctionsMessages;
  readonly isBusy: boolean;
  readonly onSend: (text: string) => void;
  readonly onCancel: () => void;
}

const MOST_CHARACTERS = 1_000;

/** The button that opened the form is gone. */
const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus();

/** Where a player writes why a sanction is wrong. */
export function AppealForm({ messages, isBusy, onSend, onCancel }: AppealFormProps) {
  const t = islandTranslator(messages);
  const id = useId();
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isEmpty = text.trim() === "";
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isEmpty && !isBusy) onSend(text.trim());
      }}
    >
      <TextArea
        id={id}
        name="text"
        label={t("chatSanctions.label")}
        hint={t("chatSanctions.hint")}
        error={isChecked && isEmpty ? t("chatSanctions.empty") : undefined}
        maxLength={MOST_CHARACTERS}
        required
        ref={takeFocus}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FormActions>
        <Button type="submit" size="small" isBusy={isBusy}>
          {t("chatSanctions.send")}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          {t("chatSanctions.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}
