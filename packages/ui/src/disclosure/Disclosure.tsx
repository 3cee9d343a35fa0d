import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface DisclosureProps {
  /** What opens it, e.g. "Log ind med adgangskode". */
  readonly summary: string;
  readonly children: ReactNode;
}

/** Something few need, folded under its name. Opens without script. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}
