import { CONTENT_LIMITS, type Story, type StoryLink } from "@spilhus/contracts";
import type { Queries } from "../database/index.ts";
import { findByUuids } from "./findStories.ts";
import { mentions } from "./mentions.ts";
import { storyObject, type StoryView } from "./storyObject.ts";
import type { StoryQuery } from "./storyQuery.ts";

/** What stands beside the stories of an answer (R7.23). Above 50 targets only their uuids are sent (R9.06). */
export interface Resolved {
  readonly rels: Story[];
  readonly rel_uuids?: string[];
  readonly links: (Story | StoryLink)[];
  readonly link_uuids?: string[];
}

type Fields = Readonly<Record<string, unknown>>;

function eachObject(value: unknown, visit: (fields: Fields) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) eachObject(item, visit);
  } else if (typeof value === "object" && value !== null) {
    const fields: Fields = { ...value };
    visit(fields);
    for (const field of Object.values(fields)) eachObject(field, visit);
  }
}

/** Uuids in the fields that `resolve_relations` names as `component.field`. */
export function relationUuids(content: unknown, relations: readonly string[]): string[] {
  const wanted = new Set(relations);
  const found: string[] = [];
  eachObject(content, (fields) => {
    for (const [name, value] of Object.entries(fields)) {
      if (wanted.has(`${String(fields["component"])}.${name}`)) found.push(...mentions(value));
    }
  });
  return [...new Set(found)];
}

/** Uuids of the stories that link fields and rich-text links point at. */
export function linkUuids(content: unknown): string[] {
  const found: string[] = [];
  eachObject(content, (fields) => {
    if (fields["linktype"] === "story") found.push(...mentions([fields["id"], fields["uuid"]]));
  });
  return [...new Set(found)];
}

function linkObject(story: Story, kind: "url" | "link" | "story"): Story | StoryLink {
  if (kind === "story") return story;
  const { uuid, id, name, slug, full_slug, lang, is_startpage, position } = story;
  if (kind === "url") return { uuid, id, name, slug, full_slug, url: full_slug, lang };
  return {
    uuid,
    id,
    name,
    slug: full_slug,
    real_path: `/${full_slug}`,
    path: null,
    is_folder: false,
    is_startpage,
    parent_id: null,
    position,
    published: story.published_at !== null,
  };
}

/** Reads what the stories of an answer point at, as the query asks. Targets that are not visible are left out. */
export async function resolve(
  db: Queries,
  brand: string,
  answered: readonly Story[],
  query: StoryQuery,
  view: StoryView,
): Promise<Resolved> {
  const contents = answered.map((story) => story.content);
  const read = async (uuids: readonly string[]) =>
    (await findByUuids(db, brand, uuids, view.version)).map((row) => storyObject(row, view));

  const relUuids = relationUuids(contents, query.resolve_relations);
  const rels = relUuids.length > CONTENT_LIMITS.batchSize ? undefined : await read(relUuids);
  const kind = query.resolve_links;
  const targets = kind === undefined ? [] : linkUuids([contents, rels?.map((story) => story.content)]);
  const links = targets.length > CONTENT_LIMITS.batchSize ? undefined : await read(targets);
  return {
    rels: rels ?? [],
    ...(rels ? {} : { rel_uuids: relUuids }),
    links: (links ?? []).map((story) => linkObject(story, kind ?? "story")),
    ...(links ? {} : { link_uuids: targets }),
  };
}
