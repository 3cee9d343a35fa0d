import type { Story, StoryContent, StoryLink } from "@spilhus/contracts";

/** A relation inside a relation is resolved; one level further it stays a uuid (the vendor's `resolve_level`). */
const MAX_DEPTH = 2;

export interface References {
  /** `component.field`, e.g. `article.related`. */
  relations: ReadonlySet<string>;
  rels: ReadonlyMap<string, Story>;
  links: ReadonlyMap<string, StoryLink>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The linked story's uuid of a link field (`id`) or of a link mark in rich text (`uuid`). */
function linkedUuid(value: Record<string, unknown>): unknown {
  if (value["linktype"] !== "story") return undefined;
  return value["fieldtype"] === "multilink" ? value["id"] : value["uuid"];
}

/**
 * Replaces uuids in the requested `component.field`s by their stories and adds the `story` of link fields and link
 * marks. Works on copies, because fetched stories may be shared with a cache. Each story is resolved once per depth, so
 * the cost does not grow with the number of paths between stories. The uuid of an unpublished story stays a uuid.
 */
export function createReferenceResolver(references: References): (story: Story) => Story {
  const { relations, rels, links } = references;
  const done = new Map<string, Story>();

  const relation = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => relation(item, depth));
    const story = typeof value === "string" ? rels.get(value) : undefined;
    if (story === undefined || depth >= MAX_DEPTH) return value;
    const key = `${depth} ${story.uuid}`;
    const known = done.get(key);
    if (known !== undefined) return known;
    const resolved = { ...story, content: content(story.content, depth + 1) };
    done.set(key, resolved);
    return resolved;
  };

  const field = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => field(item, depth));
    if (!isRecord(value)) return value;
    const uuid = linkedUuid(value);
    const link = typeof uuid === "string" ? links.get(uuid) : undefined;
    return { ...fields(value, depth), ...(link && { story: link }) };
  };

  const fields = (block: Record<string, unknown>, depth: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(block).map(([name, value]) => [
        name,
        relations.has(`${String(block["component"])}.${name}`) ? relation(value, depth) : field(value, depth),
      ]),
    );

  const content = (block: StoryContent, depth: number): StoryContent => ({
    ...block,
    ...fields(block, depth),
  });

  return (story) => ({ ...story, content: content(story.content, 0) });
}
