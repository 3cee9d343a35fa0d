import { useState, type ComponentProps } from "react";
import { passwordStrength } from "@spilhus/contracts/validation";
import { islandTranslator } from "@spilhus/i18n/island";
import { PasswordMeter } from "@spilhus/ui";
import type { NewPasswordMessages } from "./formMessages.ts";
import { RevealingPasswordField } from "./RevealingPasswordField.tsx";

interface NewPasswordFieldProps extends Omit<
  ComponentProps<typeof RevealingPasswordField>,
  "purpose" | "messages" | "onInput"
> {
  readonly messages: NewPasswordMessages;
}

/** A field for a new password, with a strength meter. */
export function NewPasswordField({ messages, ...field }: NewPasswordFieldProps) {
  const t = islandTranslator(messages);
  const [typed, setTyped] = useState("");
  return (
    <div className="new-password">
      <RevealingPasswordField
        {...field}
        purpose="new"
        messages={messages}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <PasswordMeter
        strength={passwordStrength(typed)}
        label={t("validation.strength")}
        levels={{
          none: t("validation.strengthNone"),
          weak: t("validation.strengthWeak"),
          fair: t("validation.strengthFair"),
          good: t("validation.strengthGood"),
          strong: t("validation.strengthStrong"),
        }}
        parts={{
          length: t("validation.partLength"),
          digit: t("validation.partDigit"),
          uppercase: t("validation.partUppercase"),
          lowercase: t("validation.partLowercase"),
        }}
        metLabel={t("validation.partMet")}
        missingLabel={t("validation.partMissing")}
      />
    </div>
  );
}
