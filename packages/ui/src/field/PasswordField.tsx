import type { ComponentPropsWithoutRef } from "react";
import { InputField, type InputFieldProps } from "./InputField.tsx";

export interface PasswordFieldProps extends Omit<InputFieldProps, "type" | "autoComplete"> {
  /** Whether it is a new or a current password, for password managers. */
  readonly purpose: "current" | "new";
  /** Whether the password is shown as text. */
  readonly isShown?: boolean;
  /** The button that shows and hides the password; only islands have it, because it needs scripts. */
  readonly reveal?: Omit<ComponentPropsWithoutRef<"button">, "className" | "style" | "type" | "children"> & {
    /** On the button, e.g. "Vis". */
    readonly text: string;
    /** Accessible name, e.g. "Vis adgangskoden"; begins with the text. */
    readonly "aria-label": string;
  };
}

/** A password. Pasting and password managers are welcome (WCAG 3.3.8). */
export function PasswordField({ purpose, isShown = false, reveal, ...rest }: PasswordFieldProps) {
  const { text, ...button } = reveal ?? {};
  return (
    <InputField
      {...rest}
      type={isShown ? "text" : "password"}
      autoComplete={purpose === "new" ? "new-password" : "current-password"}
      autoCapitalize="none"
      spellCheck={false}
      {...(reveal && {
        button: (
          <button {...button} type="button" className="input-button" aria-controls={rest.id}>
            {text}
          </button>
        ),
      })}
    />
  );
}
