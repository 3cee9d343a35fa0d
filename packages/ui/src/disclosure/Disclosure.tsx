import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface DisclosureProps {
  /** Label of the toggle, e.g. "Log ind med adgangskode". */
  readonly summary: string;
  readonly children: ReactNode;
}

/** Content that few need, collapsed under its name. Opens without scripts. */
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
