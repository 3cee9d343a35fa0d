"use client";
import { DEFAULT_LOCALE } from "@spilhus/contracts";
import { ErrorBoundaryView } from "./ErrorBoundaryView.tsx";

/** The document shown when the layout itself failed (R8.18). */
export function GlobalErrorView(props: Parameters<typeof ErrorBoundaryView>[0]) {
  return (
    <html lang={DEFAULT_LOCALE}>
      <body>
        <ErrorBoundaryView {...props} />
      </body>
    </html>
  );
}
