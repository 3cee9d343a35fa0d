import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: var(--space-6);

  > * {
    min-width: 0;
  }

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(16rem, 21rem);
    gap: var(--space-7);
    align-items: start;

    > aside {
      position: sticky;
      inset-block-start: 5.5rem;
    }
  }
`;

export interface SidebarLayoutProps {
  readonly children: ReactNode;
  readonly sidebar: ReactNode;
  /** Name of the sidebar's landmark. */
  readonly sidebarLabel: string;
}

/** Content with a sidebar beside it, or after it where there is no room (R2.53). */
export function SidebarLayout({ children, sidebar, sidebarLabel }: SidebarLayoutProps) {
  return (
    <Root>
      <div>{children}</div>
      <aside aria-label={sidebarLabel}>{sidebar}</aside>
    </Root>
  );
}
