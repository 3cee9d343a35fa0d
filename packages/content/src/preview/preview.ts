import { createHash, timingSafeEqual } from "node:crypto";
import { PREVIEW_PARAM } from "@spilhus/contracts";

/** What a route handler (`URLSearchParams`) or a page (`searchParams`) has of the query. */
export type QueryParameters =
  | URLSearchParams
  | Readonly<Record<string, string | readonly string[] | undefined>>;

function onlyValue(parameters: QueryParameters): string | undefined {
  if (parameters instanceof URLSearchParams) {
    const values = parameters.getAll(PREVIEW_PARAM);
    return values.length === 1 ? values[0] : undefined;
  }
  const value = parameters[PREVIEW_PARAM];
  return typeof value === "string" ? value : undefined;
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/**
 * Whether the special query parameter carries the brand's preview secret (R6.07). Takes the same time wherever the
 * value differs. Without a configured secret nothing is a preview.
 */
export function isPreviewRequest(parameters: QueryParameters, secret: string | undefined): boolean {
  const value = onlyValue(parameters);
  if (value === undefined || secret === undefined || secret === "") return false;
  return timingSafeEqual(digest(value), digest(secret));
}
