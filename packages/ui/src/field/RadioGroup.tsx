import { describedBy, FieldNotes, LabelText, type FieldText } from "./field-text.tsx";
import type { SelectOption } from "./Select.tsx";

export interface RadioOption extends SelectOption {
  /** What this option means. */
  readonly hint?: string;
  /** Cannot be chosen now; the hint says why. */
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends FieldText {
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** A choice of one among few visible options. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, label, hint, error, success, optionalLabel, name, options, defaultValue } = props;
  const { required = false, disabled = false } = props;
  const notes = { id, hint, error, success };
  const { "aria-describedby": description } = describedBy(notes);
  return (
    <fieldset
      className="field"
      id={id}
      disabled={disabled}
      {...(error && { "data-invalid": "" })}
      {...(description && { "aria-describedby": description })}
    >
      <legend>
        <LabelText label={label} required={required} optionalLabel={optionalLabel} />
      </legend>
      {options.map((option) => {
        const optionId = `${id}-${option.value}`;
        return (
          <div className="choice" key={option.value}>
            <input
              type="radio"
              id={optionId}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required={required}
              disabled={option.disabled}
              {...describedBy({ id: optionId, hint: option.hint })}
            />
            <label htmlFor={optionId}>{option.label}</label>
            <FieldNotes id={optionId} hint={option.hint} />
          </div>
        );
      })}
      <FieldNotes {...notes} />
    </fieldset>
  );
}
