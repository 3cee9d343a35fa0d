/**
 * A cache tag with the content version (`cv`) that its answer was read at: `slug:faq@1700000000`. An answer whose version
 * of a tag is older than a publish of that tag is stale, whenever it arrives.
 */
export const versionedTag = (tag: string, cv: number): string => `${tag}@${cv}`;

/** The cache tags of an answer, and the versions of those that have one. */
export interface TagVersions {
  readonly tags: readonly string[];
  readonly versions: ReadonlyMap<string, number>;
}

const VERSIONED = /^(.+)@(\d{1,15})$/;

/** Separates tags from versions. Of several versions of a tag the oldest counts: the answer has parts of that age. */
export function readTagVersions(given: readonly string[]): TagVersions {
  const tags = new Set<string>();
  const versions = new Map<string, number>();
  for (const text of given) {
    const [, tag = text, cv] = VERSIONED.exec(text) ?? [];
    tags.add(tag);
    if (cv !== undefined) versions.set(tag, Math.min(versions.get(tag) ?? Infinity, Number(cv)));
  }
  return { tags: [...tags], versions };
}
