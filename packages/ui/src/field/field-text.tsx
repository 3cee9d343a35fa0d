import { Icon } from "../icon/Icon.tsx";

export interface FieldText {
  /** Id of the control; hint and error take theirs from it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What is wrong and what to do; its presence marks the control invalid. */
  readonly error?: string;
}

/** Attributes that tie hint and error to their control. */
export function describedBy({ id, hint, error }: Pick<FieldText, "id" | "hint" | "error">) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { ...(ids && { "aria-describedby": ids }), ...(error && { "aria-invalid": true }) };
}

/** Hint and error under a control. */
export function FieldNotes({ id, hint, error }: Pick<FieldText, "id" | "hint" | "error">) {
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
    </>
  );
}
