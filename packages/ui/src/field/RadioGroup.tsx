import { describedBy, FieldNotes, type FieldText } from "./field-text.tsx";
import type { SelectOption } from "./Select.tsx";

export interface RadioGroupProps extends FieldText {
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly defaultValue?: string;
}

/** One of a few, all in sight. */
export function RadioGroup({ id, label, hint, error, name, options, defaultValue }: RadioGroupProps) {
  const notes = { id, ...(hint && { hint }), ...(error && { error }) };
  const { "aria-describedby": description } = describedBy(notes);
  return (
    <fieldset className="field" id={id} {...(description && { "aria-describedby": description })}>
      <legend>{label}</legend>
      {options.map((option) => (
        <div className="choice" key={option.value}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
        </div>
      ))}
      <FieldNotes {...notes} />
    </fieldset>
  );
}
