import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Icon, type IconName } from "../icon/Icon.tsx";

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-7) var(--space-4);
  border: var(--shape-line) dashed var(--color-border-strong);
  border-radius: var(--shape-panel);
  text-align: center;

  > .icon {
    width: 2.5rem;
    height: 2.5rem;
    color: var(--color-accent-text);
  }

  p {
    max-width: 44ch;
    color: var(--color-text-muted);
  }
`;

export interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly text?: string;
  /** The way on. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/** Nothing here: why, and what to do instead. */
export function EmptyState({ icon = "search", title, text, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root>
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && (
        <div className="cluster" data-gap="3">
          {actions}
        </div>
      )}
    </Root>
  );
}
