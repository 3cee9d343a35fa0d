import type { ComponentPropsWithoutRef } from "react";
import { describedBy, FieldNotes, LabelText, type FieldText } from "./field-text.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps
  extends FieldText, Omit<ComponentPropsWithoutRef<"select">, "id" | "className" | "style" | "children"> {
  readonly name: string;
  readonly options: readonly SelectOption[];
  /** Text shown before a choice is made, e.g. "Vælg"; its value is empty, so `required` refuses it. */
  readonly placeholder?: string;
}

/** A choice of one among many, as the platform's own list. */
export function Select(props: SelectProps) {
  const { id, label, hint, error, success, optionalLabel, options, placeholder, ...rest } = props;
  const notes = { id, hint, error, success };
  return (
    <div className="field">
      <label htmlFor={id}>
        <LabelText label={label} required={rest.required} optionalLabel={optionalLabel} />
      </label>
      <select {...rest} className="input" id={id} {...describedBy(notes)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes {...notes} />
    </div>
  );
}
