import type { Story } from "@spilhus/contracts";
import { excludeFields } from "./excludeFields.ts";
import { localise } from "./localise.ts";
import type { StoryRow } from "./tables.ts";

/** Which face of a story is sent. */
export interface StoryView {
  readonly version: "draft" | "published";
  /** undefined: the original language. */
  readonly language: string | undefined;
  readonly excluding: ReadonlySet<string>;
}

/** A start page's address ends in `/`; another language's begins with its code, as the vendor's do. */
export function addressOf(
  row: Pick<StoryRow, "fullSlug" | "isStartpage">,
  language: string | undefined,
): string {
  return `${language === undefined ? "" : `${language}/`}${row.fullSlug}${row.isStartpage ? "/" : ""}`;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** The story object of the delivery API (R7.23). Publications of a `published` view are never null. */
export function storyObject(row: StoryRow, view: StoryView): Story {
  const content = view.version === "draft" ? row.draft : (row.published ?? row.draft);
  return {
    name: row.name,
    created_at: row.createdAt.toISOString(),
    published_at: iso(row.publishedAt),
    updated_at: row.updatedAt.toISOString(),
    id: row.id,
    uuid: row.uuid,
    content: excludeFields(localise(content, view.language), view.excluding),
    slug: row.fullSlug.split("/").at(-1) ?? row.fullSlug,
    full_slug: addressOf(row, view.language),
    sort_by_date: null,
    position: row.position,
    tag_list: row.tagList,
    is_startpage: row.isStartpage,
    parent_id: null,
    meta_data: null,
    group_id: row.uuid,
    first_published_at: iso(row.firstPublishedAt),
    release_id: null,
    lang: view.language ?? "default",
    path: null,
    alternates: [],
    default_full_slug: addressOf(row, undefined),
    translated_slugs: null,
  };
}
