import { InputField, type InputFieldProps } from "./InputField.tsx";

export type PhoneFieldProps = Omit<InputFieldProps, "type">;

/**
 * A phone number after the Danish country code. A number with a code of its own may be typed as well, since
 * `phoneNumber` of `@spilhus/contracts/validation` reads both; the field's hint says so where foreign numbers are taken.
 */
export function PhoneField(props: PhoneFieldProps) {
  return <InputField autoComplete="tel" inputMode="tel" {...props} type="tel" before="+45" />;
}
