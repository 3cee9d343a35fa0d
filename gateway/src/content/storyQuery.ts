import type { StoryQueryParameters } from "@spilhus/contracts/content";
import { unprocessable } from "../http/index.ts";

/** Equality filters of `filter_query[field][in]` and `[not_in]`, by field of the content. */
export interface FieldFilter {
  readonly field: string;
  readonly operation: "in" | "not_in";
  readonly values: readonly string[];
}

/** Parameters of the contract, and the filters, whose names are not known beforehand. */
export type StoryQuery = StoryQueryParameters & { readonly filters: readonly FieldFilter[] };

const FILTER = /^filter_query\[(?:content\.)?(\w{1,80})\]\[(\w+)\]$/;

/** NUL and its kin, which the database refuses in text. */
const hasControl = (text: string) => /\p{Cc}/u.test(text);

/**
 * Reads the filters of a call from its query as it was sent.
 *
 * @throws {VendorError} 422 naming the first filter that cannot be used
 */
export function readFilters(query: unknown): FieldFilter[] {
  const filters: FieldFilter[] = [];
  for (const [key, value] of Object.entries(query ?? {})) {
    if (!key.startsWith("filter_query")) continue;
    const [, field = "", operation = ""] = FILTER.exec(key) ?? [];
    if (operation !== "in" && operation !== "not_in") {
      throw unprocessable(`${key}: only filter_query[field][in] and filter_query[field][not_in] are known`);
    }
    if (typeof value !== "string" || hasControl(value))
      throw unprocessable(`${key}: must be given once, as text`);
    filters.push({ field, operation, values: value.split(",") });
  }
  return filters;
}
