import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { describedBy, FieldNotes, LabelText, type FieldText } from "./field-text.tsx";

/** Props of every single-line field; the rest goes to its `<input>`. */
export interface InputFieldProps
  extends FieldText, Omit<ComponentPropsWithoutRef<"input">, "id" | "className" | "style"> {
  readonly name: string;
}

interface InputFieldParts extends InputFieldProps {
  /** A unit or country code before the value; read out as part of the description. */
  readonly before?: string;
  /** A unit after the value; read out as part of the description. */
  readonly after?: string;
  /** A button inside the field's frame. */
  readonly button?: ReactNode;
}

/** A single-line field with label, hint and error. The other fields of this folder build on it. */
export function InputField(props: InputFieldParts) {
  const { id, label, hint, error, success, optionalLabel, before, after, button, ...rest } = props;
  const notes = { id, hint, error, success };
  const unit = before ?? after;
  const input = <input {...rest} className="input" id={id} {...describedBy(notes, unit !== undefined)} />;
  return (
    <div className="field">
      <label htmlFor={id}>
        <LabelText label={label} required={rest.required} optionalLabel={optionalLabel} />
      </label>
      {unit === undefined && button === undefined ? (
        input
      ) : (
        <div className="input-row">
          {before !== undefined && (
            <span className="input-unit" id={`${id}-unit`}>
              {before}
            </span>
          )}
          {input}
          {after !== undefined && (
            <span className="input-unit" id={`${id}-unit`}>
              {after}
            </span>
          )}
          {button}
        </div>
      )}
      <FieldNotes {...notes} />
    </div>
  );
}
