import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { describedBy, FieldNotes, LabelText, type FieldText } from "./field-text.tsx";

export interface CheckboxProps
  extends
    Omit<FieldText, "label" | "optionalLabel">,
    Omit<ComponentPropsWithoutRef<"input">, "id" | "type" | "className" | "style"> {
  readonly name: string;
  /** May contain a link to the terms. */
  readonly label: ReactNode;
}

/** A checkbox. Never tick one in advance that asks for a permission. */
export function Checkbox({ id, label, hint, error, success, ...rest }: CheckboxProps) {
  const notes = { id, hint, error, success };
  return (
    <div className="choice">
      <input {...rest} type="checkbox" id={id} {...describedBy(notes)} />
      <label htmlFor={id}>
        <LabelText label={label} required={rest.required} />
      </label>
      <FieldNotes {...notes} />
    </div>
  );
}
