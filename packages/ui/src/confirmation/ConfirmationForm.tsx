import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../field/Checkbox.tsx";
import { TextField } from "../field/TextField.tsx";
import { Icon } from "../icon/Icon.tsx";

/** How the player shows that it is meant: by a tick, or by typing a word that is shown. */
export type ConfirmationInput =
  | { readonly by: "tick"; readonly label: ReactNode }
  | {
      readonly by: "word";
      readonly label: string;
      readonly hint?: string;
      /** What was typed before, where the player had to leave the page and is back. */
      readonly defaultValue?: string | undefined;
    };

export interface ConfirmationFormProps extends Omit<
  ComponentProps<"form">,
  "id" | "className" | "style" | "children"
> {
  /** Ids of what is inside begin with it. */
  readonly id: string;
  /** What will happen, one consequence each; the gravest first. */
  readonly consequences: readonly string[];
  /** That it cannot be undone, in one sentence. */
  readonly warning: string;
  /** Until when it holds, where it ends. */
  readonly until?: { readonly label: string; readonly dateTime: string; readonly text: string } | undefined;
  readonly confirmation: ConfirmationInput;
  /** What keeps it from being sent. */
  readonly error?: string | undefined;
  /** Says the act itself, e.g. "Luk min spilkonto"; never "OK". */
  readonly submitLabel: string;
  readonly isBusy?: boolean;
  /** The way out, beside the act and not smaller than it. */
  readonly cancel: ReactNode;
  /** Links to help: StopSpillet, treatment, ROFUS. */
  readonly help?: ReactNode;
  /** A choice that belongs to the act, such as for how many days, or a notice that it failed. */
  readonly children?: ReactNode;
}

/**
 * An act that cannot be undone: what it means, where there is help, and a confirmation that is not given by mistake.
 * The field is called `confirmation`. Goes inside a `Dialog` or stands on a page of its own.
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
