"use client";
import type { ComponentProps } from "react";
import { FailedContent } from "./FailedContent.tsx";

/** Replaces a page whose shell failed. {@link ContentBoundary} handles a failure of the content alone. */
export function ErrorBoundaryView(props: ComponentProps<typeof FailedContent>) {
  return (
    <main id="indhold" tabIndex={-1}>
      <FailedContent {...props} />
    </main>
  );
}
