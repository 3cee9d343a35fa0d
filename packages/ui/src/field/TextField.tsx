import { InputField, type InputFieldProps } from "./InputField.tsx";

export type TextFieldProps = InputFieldProps;

/** A single-line text field with label, hint and error. */
export function TextField({ type = "text", ...rest }: TextFieldProps) {
  return <InputField {...rest} type={type} />;
}
