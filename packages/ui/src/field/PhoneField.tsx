import { InputField, type InputFieldProps } from "./InputField.tsx";

export type PhoneFieldProps = Omit<InputFieldProps, "type">;

/**
 * A phone number after the Danish country code. A number with another country code may be typed as well: `phoneNumber`
 * of `@spilhus/contracts/validation` parses both. Say so in the hint where foreign numbers are accepted.
 */
export function PhoneField(props: PhoneFieldProps) {
  return <InputField autoComplete="tel" inputMode="tel" {...props} type="tel" before="+45" />;
}
