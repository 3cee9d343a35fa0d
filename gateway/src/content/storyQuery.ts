import { CONTENT_LIMITS, DEFAULT_LOCALE, LOCALES } from "@spilhus/contracts";
import * as z from "zod";
import { unprocessable } from "./vendorError.ts";

const Language = z
  .enum(["default", ...LOCALES])
  .transform((value) => (value === "default" || value === DEFAULT_LOCALE ? undefined : value));
const FieldName = /^\w{1,80}$/;

const list = (item: RegExp, most: number, what: string) =>
  z
    .string()
    .transform((text) => text.split(",").filter((part) => part !== ""))
    .pipe(
      z
        .array(z.string().regex(item, `must be a comma separated list of ${what}`))
        .max(most, `must hold at most ${most} ${what}`),
    );

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`));

const uuids = list(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, CONTENT_LIMITS.batchSize, "uuids");
const slugs = list(/^[\w./-]{1,200}\*?$/, CONTENT_LIMITS.maxPerPage, "slugs, each with or without a final *");

/** Query parameters of the content service (R7.22); parameters it does not know are ignored, as the vendor does. */
export const StoryQuerySchema = z.object({
  version: z.enum(["draft", "published"]).default("published"),
  cv: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
  per_page: wholeNumber(1, CONTENT_LIMITS.maxPerPage).default(CONTENT_LIMITS.perPage),
  page: wholeNumber(1, 100_000).default(1),
  resolve_relations: list(/^[\w-]{1,80}\.\w{1,80}$/, 50, "component.field pairs").default([]),
  resolve_links: z.enum(["url", "story", "link"]).optional(),
  language: Language.optional(),
  starts_with: z
    .string()
    .regex(/^\/?[\w./-]{0,200}\*?$/, "must be the beginning of a slug")
    .transform((text) => text.replace(/^\//, "").replace(/\*$/, ""))
    .optional(),
  by_slugs: slugs.optional(),
  excluding_slugs: slugs.default([]),
  by_uuids: uuids.optional(),
  by_uuids_ordered: uuids.optional(),
  excluding_fields: list(FieldName, 100, "field names").default([]),
  sort_by: z
    .string()
    .regex(/^[\w.]{1,100}:(?:asc|desc)(?::(?:int|float))?$/, "must be field:asc or field:desc")
    .optional(),
  find_by: z.enum(["uuid"]).optional(),
});

/** Equality filters of `filter_query[field][in]` and `[not_in]`, by field of the content. */
export interface FieldFilter {
  readonly field: string;
  readonly operation: "in" | "not_in";
  readonly values: readonly string[];
}

export type StoryQuery = z.infer<typeof StoryQuerySchema> & { readonly filters: readonly FieldFilter[] };

const FILTER = /^filter_query\[(?:content\.)?(\w{1,80})\]\[(\w+)\]$/;

function readFilters(query: Readonly<Record<string, unknown>>): FieldFilter[] {
  const filters: FieldFilter[] = [];
  for (const [key, value] of Object.entries(query)) {
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

/** NUL and its kin, which the database refuses in text. */
const hasControl = (text: string) => /\p{Cc}/u.test(text);

/**
 * Parses the parameters of one call.
 *
 * @throws {VendorError} 422 naming the first parameter that cannot be used.
 */
export function parseStoryQuery(query: Readonly<Record<string, unknown>>): StoryQuery {
  const result = StoryQuerySchema.safeParse(query);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw unprocessable(`${String(issue?.path[0] ?? "query")}: ${issue?.message ?? "cannot be used"}`);
  }
  return { ...result.data, filters: readFilters(query) };
}
