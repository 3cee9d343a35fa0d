import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface FieldText {
  /** Id of the control; hint, error and success take theirs from it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong and what to do; its presence marks the control invalid. */
  readonly error?: string | undefined;
  /** What is right about the value, where somebody checked it; an error takes its place. */
  readonly success?: string | undefined;
  /** Said after the label of a field that may be left empty. A required one bears a star instead. */
  readonly optionalLabel?: string | undefined;
}

type Notes = Pick<FieldText, "id" | "hint" | "error" | "success">;

/** Attributes that tie the notes of a field, and a unit that stands beside it, to their control. */
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

/** The label's text: a star where the field must be filled in, which the control's `required` says aloud. */
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
