import type { ReactNode } from "react";
import { Container, SidebarLayout } from "@spilhus/ui";

interface StoryLayoutProps {
  readonly hero: ReactNode;
  readonly children: ReactNode;
  /** Shown beside the body on wide screens, under it on phones. */
  readonly sidebar: ReactNode;
  readonly sidebarLabel: string;
}

/** Hero across the page, then the body, with the sidebar where the route has one (R2.53). */
export function StoryLayout({ hero, children, sidebar, sidebarLabel }: StoryLayoutProps) {
  return (
    <>
      {hero}
      {sidebar ? (
        <Container>
          <SidebarLayout sidebar={sidebar} sidebarLabel={sidebarLabel}>
            {children}
          </SidebarLayout>
        </Container>
      ) : (
        children
      )}
    </>
  );
}
