/** What a tag needs to know of a story; both fields as the content service sends them. */
export interface TaggedStory {
  uuid: string;
  full_slug: string;
}

/** A story that has just been published, renamed or withdrawn. */
export interface PublishedStory extends TaggedStory {
  /** Stories that show it through a relation or link to it: they and the lists that hold them change too. */
  referrers: readonly TaggedStory[];
  /** The address it had before, when it was renamed: that page and its lists change too. */
  previous_full_slug?: string;
}

/** Percent-encoded per segment: a tag travels in a comma separated response header, which is ASCII. */
function encodePath(path: string): string {
  return path.replace(/^\/+/, "").split("/").map(encodeURIComponent).join("/");
}

/** Tag of everything that was read by the story's uuid. */
export function storyTag(uuid: string): string {
  return `story:${uuid.toLowerCase()}`;
}

/** Tag of everything that was read by the story's address; `blog/` (a folder's start page) and `blog` are one. */
export function slugTag(fullSlug: string): string {
  return `slug:${encodePath(fullSlug.replace(/\/+$/, ""))}`;
}

/**
 * Tag of every list that a story of this folder can be in. The prefix is cut back to a whole folder, because
 * only folders can be told from a published story: `blog/` → `list:blog/`, `blog/a` → `list:blog/`, `` → `list:`.
 */
export function listTag(startsWith: string): string {
  return `list:${encodePath(startsWith.slice(0, startsWith.lastIndexOf("/") + 1))}`;
}

/** `blog/nyt/x` → `list:`, `list:blog/`, `list:blog/nyt/`. */
function listTags(fullSlug: string): string[] {
  const path = fullSlug.replace(/^\/+/, "");
  return ["list:", ...[...path.matchAll(/\//g)].map(({ index }) => listTag(path.slice(0, index + 1)))];
}

/**
 * Every cache tag that goes stale when the story changes: itself by uuid and address, each list it is in, and the
 * same of its referrers. Whatever was fetched with one of these tags must be fetched again.
 */
export function tagsForPublishedStory(story: PublishedStory): string[] {
  const addresses = [story, ...story.referrers];
  return [
    ...new Set([
      ...addresses.map(({ uuid }) => storyTag(uuid)),
      ...[
        ...addresses.map(({ full_slug }) => full_slug),
        ...(story.previous_full_slug === undefined ? [] : [story.previous_full_slug]),
      ].flatMap((slug) => [slugTag(slug), ...listTags(slug)]),
    ]),
  ];
}
