import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface FieldText {
  /** Id of the control; the ids of hint, error and success are derived from it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong and what to do; its presence marks the control invalid. */
  readonly error?: string | undefined;
  /** Confirmation that the value was checked and is right; an error replaces it. */
  readonly success?: string | undefined;
  /** Text after the label of an optional field. A required one has a star instead. */
  readonly optionalLabel?: string | undefined;
}

type Notes = Pick<FieldText, "id" | "hint" | "error" | "success">;

/** Attributes that link a field's notes and unit to its control. */
export function describedBy({ id, hint, error, success }: Notes, hasUnit = false) {
  const ids = [
    hasUnit && `${id}-unit`,
    hint && `${id}-hint`,
    error && `${id}-error`,
    !error && success && `${id}-success`,
  ]
    .filter(Boolean)
    .join(" ");
  return { ...(ids && { "aria-describedby": ids }), ...(error && { "aria-invalid": true }) };
}

/** The label's text, with a star if the field is required; the control's `required` tells screen readers. */
export function LabelText({
  label,
  required,
  optionalLabel,
}: {
  readonly label: ReactNode;
  readonly required?: boolean | undefined;
  readonly optionalLabel?: string | undefined;
}) {
  return (
    <>
      {label}
      {required && (
        <span className="field-star" aria-hidden="true">
          {/* Never alone on the next line. */}
          {"\u00A0*"}
        </span>
      )}
      {!required && optionalLabel && <span className="field-optional"> ({optionalLabel})</span>}
    </>
  );
}

/** Hint, error and success under a control. */
export function FieldNotes({ id, hint, error, success }: Notes) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {!error && success && (
        <p className="field-success" id={`${id}-success`}>
          <Icon name="check" />
          {success}
        </p>
      )}
    </>
  );
}
