import * as z from "zod/mini";
import { CONTENT_LIMITS } from "./limits.ts";
import { DEFAULT_LOCALE, LOCALES } from "../values/index.ts";

const Language = z.pipe(
  z.enum(["default", ...LOCALES]),
  z.transform((value) => (value === "default" || value === DEFAULT_LOCALE ? undefined : value)),
);
const FieldName = /^\w{1,80}$/;

const list = (item: RegExp, most: number, what: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(",").filter((part) => part !== "")),
    ),
    z
      .array(z.string().check(z.regex(item, `must be a comma separated list of ${what}`)))
      .check(z.maxLength(most, `must hold at most ${most} ${what}`)),
  );

const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,15}$/, "must be a whole number")), z.transform(Number)),
    z
      .number()
      .check(
        z.minimum(minimum, `must be at least ${minimum}`),
        z.maximum(maximum, `must be at most ${maximum}`),
      ),
  );

const uuids = list(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, CONTENT_LIMITS.batchSize, "uuids");
const slugs = list(/^[\w./-]{1,200}\*?$/, CONTENT_LIMITS.maxPerPage, "slugs, each with or without a final *");

/**
 * Query parameters of the content service (R7.22), without its filters; parameters it does not know are ignored, as the
 * vendor does.
 */
export const StoryQuerySchema = z.object({
  version: z.prefault(z.enum(["draft", "published"]), "published"),
  cv: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  per_page: z.prefault(wholeNumber(1, CONTENT_LIMITS.maxPerPage), String(CONTENT_LIMITS.perPage)),
  page: z.prefault(wholeNumber(1, 100_000), "1"),
  resolve_relations: z.prefault(list(/^[\w-]{1,80}\.\w{1,80}$/, 50, "component.field pairs"), ""),
  resolve_links: z.optional(z.enum(["url", "story", "link"])),
  language: z.optional(Language),
  starts_with: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\/?[\w./-]{0,200}\*?$/, "must be the beginning of a slug")),
      z.transform((text) => text.replace(/^\//, "").replace(/\*$/, "")),
    ),
  ),
  by_slugs: z.optional(slugs),
  excluding_slugs: z.prefault(slugs, ""),
  by_uuids: z.optional(uuids),
  by_uuids_ordered: z.optional(uuids),
  excluding_fields: z.prefault(list(FieldName, 100, "field names"), ""),
  sort_by: z.optional(
    z
      .string()
      .check(z.regex(/^[\w.]{1,100}:(?:asc|desc)(?::(?:int|float))?$/, "must be field:asc or field:desc")),
  ),
  find_by: z.optional(z.enum(["uuid"])),
});
export type StoryQueryParameters = z.output<typeof StoryQuerySchema>;
