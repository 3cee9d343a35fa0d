"use client";
// Not `next/error`: that entry brings the error page of the other router with its head, 2 KB on every page.
import { catchError } from "next/dist/client/components/catch-error";
import { FailedContent } from "./FailedContent.tsx";

/**
 * Keeps what breaks in a page's content from taking the shell along: header, duties and footer stay on every page
 * (R2.55, R8.18).
 */
export const ContentBoundary = catchError((_props: object, { error, retry }) => (
  <FailedContent error={error instanceof Error ? error : new Error(String(error))} retry={retry} />
));
