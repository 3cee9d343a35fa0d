import { useState, type ComponentProps } from "react";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { PasswordField } from "@spilhus/ui";

interface RevealingPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  "isShown" | "reveal"
> {
  readonly messages: MessagesOf<"forms.reveal">;
  /** While the form is sent the password is hidden again, so that browsers offer to keep it. */
  readonly isSending?: boolean;
}

/** A password that can be shown while it is typed. */
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
