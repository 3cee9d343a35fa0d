import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../field/Checkbox.tsx";
import { TextField } from "../field/TextField.tsx";
import { Icon } from "../icon/Icon.tsx";

/** How the player confirms: by a checkbox, or by typing a word that is shown. */
export type ConfirmationInput =
  | { readonly by: "tick"; readonly label: ReactNode }
  | {
      readonly by: "word";
      readonly label: string;
      readonly hint?: string;
      /** What the player typed before leaving the page and coming back. */
      readonly defaultValue?: string | undefined;
    };

export interface ConfirmationFormProps extends Omit<
  ComponentProps<"form">,
  "id" | "className" | "style" | "children"
> {
  /** Prefix of the ids inside. */
  readonly id: string;
  /** The consequences, the most serious first. */
  readonly consequences: readonly string[];
  /** A sentence that says it cannot be undone. */
  readonly warning: string;
  /** Its end, if it has one. */
  readonly until?: { readonly label: string; readonly dateTime: string; readonly text: string } | undefined;
  readonly confirmation: ConfirmationInput;
  /** The error that prevents sending. */
  readonly error?: string | undefined;
  /** Names the action, e.g. "Luk min spilkonto"; never "OK". */
  readonly submitLabel: string;
  readonly isBusy?: boolean;
  /** The cancel link or button, beside the action and as large. */
  readonly cancel: ReactNode;
  /** Links to help: StopSpillet, treatment, ROFUS. */
  readonly help?: ReactNode;
  /** A choice that belongs to the action, such as a number of days, or a notice that it failed. */
  readonly children?: ReactNode;
}

/**
 * An action that cannot be undone: its consequences, links to help, and a confirmation that is hard to give by mistake.
 * The field is called `confirmation`. For a `Dialog` or a separate page.
 */
export function ConfirmationForm({
  id,
  consequences,
  warning,
  until,
  confirmation,
  error,
  submitLabel,
  isBusy = false,
  cancel,
  help,
  children,
  method = "post",
  ...rest
}: ConfirmationFormProps) {
  const field = { id: `${id}-confirmation`, name: "confirmation", required: true, error };
  return (
    <form {...rest} method={method} className="confirmation" id={id}>
      <ul className="confirmation-consequences">
        {consequences.map((consequence) => (
          <li key={consequence}>
            <Icon name="chevron-right" />
            {consequence}
          </li>
        ))}
      </ul>
      {until && (
        <p className="confirmation-until">
          {until.label} <time dateTime={until.dateTime}>{until.text}</time>
        </p>
      )}
      {children}
      <p className="confirmation-warning">
        <Icon name="warning" />
        {warning}
      </p>
      {confirmation.by === "tick" ? (
        <Checkbox {...field} value="1" label={confirmation.label} />
      ) : (
        <TextField
          {...field}
          label={confirmation.label}
          hint={confirmation.hint}
          defaultValue={confirmation.defaultValue}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <div className="confirmation-actions">
        <Button type="submit" kind="danger" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {cancel}
      </div>
      {help && <div className="confirmation-help">{help}</div>}
    </form>
  );
}
