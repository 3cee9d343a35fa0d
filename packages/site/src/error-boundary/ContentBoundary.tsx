"use client";
// Not `next/error`: that entry adds the error page of the Pages Router, 2 KB on every page.
import { catchError } from "next/dist/client/components/catch-error";
import { FailedContent } from "./FailedContent.tsx";

/**
 * Catches errors in a page's content, so that header, duty bar and footer stay on the page (R2.55, R8.18).
 */
export const ContentBoundary = catchError((_props: object, { error, retry }) => (
  <FailedContent error={error instanceof Error ? error : new Error(String(error))} retry={retry} />
));
