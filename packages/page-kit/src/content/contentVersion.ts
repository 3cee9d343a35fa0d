import { sharedPageCache } from "../page-cache/sharedPageCache.ts";

/** See `ContentVersions`: pages and route handlers are separate bundles of one process and share what it knows. */
export function contentVersion(tags: readonly string[]): number | undefined {
  return sharedPageCache().versions.readAt(tags);
}

export function rememberAnsweredVersion(cv: number): void {
  sharedPageCache().versions.rememberAnswer(cv);
}

export function rememberPublish(cv: number, tags: readonly string[]): void {
  sharedPageCache().versions.rememberPublish(cv, tags);
}
