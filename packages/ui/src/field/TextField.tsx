import { InputField, type InputFieldProps } from "./InputField.tsx";

export type TextFieldProps = InputFieldProps;

/** A line of text with its label, hint and error tied to it. */
export function TextField({ type = "text", ...rest }: TextFieldProps) {
  return <InputField {...rest} type={type} />;
}
