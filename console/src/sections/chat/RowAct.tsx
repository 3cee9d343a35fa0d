import { Button } from "@spilhus/ui";
import type { ReactNode } from "react";

interface RowActProps {
  readonly action: string;
  readonly button: string;
  readonly kind?: "primary" | "secondary" | "danger";
  /** What the act is about. */
  readonly values?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}

/** A small form in a row of a table, which names what it is about. */
export function RowAct({ action, button, kind = "secondary", values = {}, children }: RowActProps) {
  return (
    <form className="console-inline" method="post" action={action}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" kind={kind} size="small">
        {button}
      </Button>
    </form>
  );
}
