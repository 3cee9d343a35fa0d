import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";

export interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly text?: string;
  /** Link to continue. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/** A placeholder for an empty list: why it is empty, and what to do instead. */
export function EmptyState({ icon = "search", title, text, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty-state">
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && (
        <div className="cluster" data-gap="3">
          {actions}
        </div>
      )}
    </div>
  );
}
