"use client";
import type { ComponentProps } from "react";
import { FailedContent } from "./FailedContent.tsx";

/** What the framework shows in place of a page whose shell has failed too; content alone is {@link ContentBoundary}'s. */
export function ErrorBoundaryView(props: ComponentProps<typeof FailedContent>) {
  return (
    <main id="indhold" tabIndex={-1}>
      <FailedContent {...props} />
    </main>
  );
}
