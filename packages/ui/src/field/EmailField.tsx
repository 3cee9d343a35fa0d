import { InputField, type InputFieldProps } from "./InputField.tsx";

export type EmailFieldProps = Omit<InputFieldProps, "type">;

/** An e-mail address: with the @ keyboard, autofill, and no automatic capitals. */
export function EmailField(props: EmailFieldProps) {
  return (
    <InputField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
    />
  );
}
