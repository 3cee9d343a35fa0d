import type { ComponentPropsWithoutRef } from "react";
import { describedBy, FieldNotes, type FieldText } from "./field-text.tsx";

export interface CheckboxProps
  extends FieldText, Omit<ComponentPropsWithoutRef<"input">, "id" | "type" | "className" | "style"> {
  readonly name: string;
}

/** Yes or not yet; never ticked in advance where it is a permission. */
export function Checkbox({ id, label, hint, error, ...rest }: CheckboxProps) {
  const notes = { id, ...(hint && { hint }), ...(error && { error }) };
  return (
    <div className="choice">
      <input {...rest} type="checkbox" id={id} {...describedBy(notes)} />
      <label htmlFor={id}>{label}</label>
      <FieldNotes {...notes} />
    </div>
  );
}
