/** The cache tags of an answer, and the content versions of those that have one. */
export interface TagVersions {
  readonly tags: readonly string[];
  readonly versions: ReadonlyMap<string, number>;
}

const VERSIONED = /^(.+)@(\d{1,15})$/;

/**
 * `readTagVersions` and its reverse of contracts. Next loads the cache handler by its path, without the workspace's
 * packages, so it is written here again; a test compares the two.
 */
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

/** Each tag, with its version if it has one. */
export function writeTagVersions({ tags, versions }: TagVersions): readonly string[] {
  return tags.map((tag) => {
    const version = versions.get(tag);
    return version === undefined ? tag : `${tag}@${version}`;
  });
}
