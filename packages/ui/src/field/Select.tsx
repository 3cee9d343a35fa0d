import type { ComponentPropsWithoutRef } from "react";
import { describedBy, FieldNotes, type FieldText } from "./field-text.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps
  extends FieldText, Omit<ComponentPropsWithoutRef<"select">, "id" | "className" | "style" | "children"> {
  readonly name: string;
  readonly options: readonly SelectOption[];
}

/** One of many, the platform's own list. */
export function Select({ id, label, hint, error, options, ...rest }: SelectProps) {
  const notes = { id, ...(hint && { hint }), ...(error && { error }) };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select {...rest} className="input" id={id} {...describedBy(notes)}>
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
