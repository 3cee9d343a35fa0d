import type { ComponentProps, ReactNode } from "react";

export interface FormProps extends Omit<ComponentProps<"form">, "className" | "style" | "children"> {
  /** What the star means, e.g. "Felter med * skal udfyldes."; left out where no field is required. */
  readonly requiredNote?: string;
  readonly children: ReactNode;
}

/**
 * Fields in one column of readable width. `method` defaults to `post`: a form sent before its script has loaded must
 * not write its values into the address.
 */
export function Form({ requiredNote, children, method = "post", ...rest }: FormProps) {
  return (
    <form {...rest} className="form" method={method}>
      {requiredNote && <p className="form-note">{requiredNote}</p>}
      {children}
    </form>
  );
}

export interface FieldGroupProps {
  readonly legend: string;
  readonly hint?: string;
  /** Id for the hint; needed with it, because a server component has no `useId`. */
  readonly hintId?: string;
  readonly children: ReactNode;
}

/** A group of fields, such as the three deposit limits. */
export function FieldGroup({ legend, hint, hintId = "field-group-hint", children }: FieldGroupProps) {
  return (
    <fieldset className="field-group" {...(hint && { "aria-describedby": hintId })}>
      <legend>{legend}</legend>
      {hint && (
        <p className="field-group-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** The buttons of a form: the one that sends it first, then those that cancel. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className="form-actions">{children}</div>;
}
