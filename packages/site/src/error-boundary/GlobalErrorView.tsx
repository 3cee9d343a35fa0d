"use client";
import { ErrorBoundaryView } from "./ErrorBoundaryView.tsx";

/** The document shown when the layout itself failed (R8.18). */
export function GlobalErrorView(props: Parameters<typeof ErrorBoundaryView>[0]) {
  return (
    <html lang="da">
      <body>
        <ErrorBoundaryView {...props} />
      </body>
    </html>
  );
}
