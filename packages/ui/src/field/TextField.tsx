import type { ComponentPropsWithoutRef } from "react";
import { describedBy, FieldNotes, type FieldText } from "./field-text.tsx";

export interface TextFieldProps
  extends FieldText, Omit<ComponentPropsWithoutRef<"input">, "id" | "className" | "style"> {
  readonly name: string;
}

/** A line of text with its label, hint and error tied to it. */
export function TextField({ id, label, hint, error, type = "text", ...rest }: TextFieldProps) {
  const notes = { id, ...(hint && { hint }), ...(error && { error }) };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...rest} className="input" id={id} type={type} {...describedBy(notes)} />
      <FieldNotes {...notes} />
    </div>
  );
}
