import { InputField, type InputFieldProps } from "./InputField.tsx";

export type EmailFieldProps = Omit<InputFieldProps, "type">;

/** An e-mail address: the keyboard with @, filled in by the browser, and no capital letters of its own accord. */
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
