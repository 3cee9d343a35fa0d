/**
 * What this process knows of its content space's cache version (`cv`): the first it read at, and that of the latest
 * publish of each cache tag. Pages and route handlers are separate bundles of one process, so it lives on the global
 * object rather than in a module.
 */
interface KnownVersions {
  first: number | undefined;
  readonly byTag: Map<string, number>;
}

const KEY = Symbol.for("spilhus.contentVersions");
// The global object takes any key; this one is ours alone.
const holder = globalThis as typeof globalThis & { [KEY]?: KnownVersions };
const known = (): KnownVersions => (holder[KEY] ??= { first: undefined, byTag: new Map() });

/** Keeps the version of the first answer. Later ones say nothing of what was published: that comes with its tags. */
export function rememberAnsweredVersion(cv: number): void {
  known().first ??= cv;
}

/** Everything with one of these tags is read at this version or a newer one from now on. */
export function rememberPublish(cv: number, tags: readonly string[]): void {
  const { byTag } = known();
  for (const tag of tags) byTag.set(tag, Math.max(byTag.get(tag) ?? 0, cv));
}

/**
 * The version at which to read what has these tags: it stands in the call's address, which is the key of its kept
 * answer. So an answer that was on its way during a publish is never taken for the published one, and a publish costs
 * calls for nothing but what it touched.
 *
 * @returns `undefined` until the first answer or publish.
 */
export function contentVersion(tags: readonly string[]): number | undefined {
  const { first, byTag } = known();
  const versions = [first, ...tags.map((tag) => byTag.get(tag))].filter((version) => version !== undefined);
  return versions.length === 0 ? undefined : Math.max(...versions);
}
