import type { ComponentPropsWithRef } from "react";
import { describedBy, FieldNotes, LabelText, type FieldText } from "./field-text.tsx";

export interface TextAreaProps
  extends FieldText, Omit<ComponentPropsWithRef<"textarea">, "id" | "className" | "style"> {
  readonly name: string;
}

/** A field for several lines of text with label, hint and error. */
export function TextArea({ id, label, hint, error, success, optionalLabel, ...rest }: TextAreaProps) {
  const notes = { id, hint, error, success };
  return (
    <div className="field">
      <label htmlFor={id}>
        <LabelText label={label} required={rest.required} optionalLabel={optionalLabel} />
      </label>
      <textarea rows={4} {...rest} className="input" id={id} {...describedBy(notes)} />
      <FieldNotes {...notes} />
    </div>
  );
}
