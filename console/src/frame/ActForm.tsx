import { Button, Form } from "@spilhus/ui";
import type { ReactNode } from "react";

export interface ActFormProps {
  readonly action: string;
  /** What the button does. */
  readonly button: string;
  readonly kind?: "primary" | "secondary" | "danger";
  /** The consequences of the act, above the fields. */
  readonly text?: string;
  readonly hasFile?: boolean;
  readonly requiredNote?: string;
  readonly children?: ReactNode;
}

/** An act as a form of its own: it works without scripts, and the server redirects to its result. */
export function ActForm(props: ActFormProps) {
  const { action, button, kind = "primary", text, hasFile = false, requiredNote, children } = props;
  return (
    <div className="console-act">
      {text !== undefined && <p>{text}</p>}
      <Form
        action={action}
        {...(hasFile && { encType: "multipart/form-data" })}
        {...(requiredNote !== undefined && { requiredNote })}
      >
        {children}
        <div>
          <Button type="submit" kind={kind}>
            {button}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** An act as a single button, such as in a row of a table. */
export function ActButton({ action, button, kind = "secondary" }: ActFormProps) {
  return (
    <form method="post" action={action}>
      <Button type="submit" kind={kind} size="small">
        {button}
      </Button>
    </form>
  );
}
