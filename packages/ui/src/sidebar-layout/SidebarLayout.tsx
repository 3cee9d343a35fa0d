import type { ReactNode } from "react";

export interface SidebarLayoutProps {
  readonly children: ReactNode;
  readonly sidebar: ReactNode;
  /** Name of the sidebar's landmark. */
  readonly sidebarLabel: string;
}

/** Content with a sidebar beside it, or after it on narrow screens (R2.53). */
export function SidebarLayout({ children, sidebar, sidebarLabel }: SidebarLayoutProps) {
  return (
    <div className="sidebar-layout">
      <div>{children}</div>
      <aside aria-label={sidebarLabel}>{sidebar}</aside>
    </div>
  );
}
