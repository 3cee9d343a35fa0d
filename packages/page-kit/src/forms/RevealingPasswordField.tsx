import { useState, type ComponentProps } from "react";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { PasswordField } from "@spilhus/ui";

interface RevealingPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  "isShown" | "reveal"
> {
  readonly messages: MessagesOf<"forms.reveal">;
  /** Hides the password while the form is sent, so that browsers offer to save it. */
  readonly isSending?: boolean;
}

/** A password field that can be revealed. */
export function RevealingPasswordField({
  messages,
  isSending = false,
  ...field
}: RevealingPasswordFieldProps) {
  const t = islandTranslator(messages);
  const [isWanted, setWanted] = useState(false);
  const isShown = isWanted && !isSending;
  return (
    <PasswordField
      {...field}
      isShown={isShown}
      reveal={{
        text: t(isShown ? "forms.hide" : "forms.show"),
        "aria-label": t(isShown ? "forms.hidePassword" : "forms.showPassword"),
        onClick: () => setWanted(!isWanted),
      }}
    />
  );
}
