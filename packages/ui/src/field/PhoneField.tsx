import { InputField, type InputFieldProps } from "./InputField.tsx";

export interface PhoneFieldProps extends Omit<InputFieldProps, "type" | "before"> {
  /** The country's code, shown before the number. */
  readonly diallingCode: string;
}

/**
 * A phone number after the country's code. A number with another country code may be typed as well: `phoneNumber` of
 * `@spilhus/contracts/validation` parses both. Say so in the hint where foreign numbers are accepted.
 */
export function PhoneField({ diallingCode, ...props }: PhoneFieldProps) {
  return <InputField autoComplete="tel" inputMode="tel" {...props} type="tel" before={diallingCode} />;
}
