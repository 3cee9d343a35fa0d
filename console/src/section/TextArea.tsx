interface TextAreaProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
  readonly required?: boolean;
}

/** A field for several lines. */
export function TextArea({ id, name, label, hint, maxLength, required = false }: TextAreaProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="field-star" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {hint !== undefined && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <textarea
        id={id}
        name={name}
        className="input"
        rows={5}
        maxLength={maxLength}
        required={required}
        {...(hint !== undefined && { "aria-describedby": `${id}-hint` })}
      />
    </div>
  );
}
