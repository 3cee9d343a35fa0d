import { LRUCache } from "lru-cache";
import { ContentVersions } from "./contentVersions.ts";
import { readTagVersions, writeTagVersions } from "./tagVersions.ts";

/** A value from Next: a rendered page, a route handler's answer or a fetched answer, in Next's own shape. */
export interface CachedValue {
  readonly kind: string;
  headers?: Record<string, string | string[] | undefined>;
  readonly html?: unknown;
  readonly rscData?: { readonly byteLength: number };
  readonly segmentData?: ReadonlyMap<string, { readonly byteLength: number }>;
  readonly body?: { readonly byteLength: number };
  readonly data?: { readonly body?: string };
}

export interface Entry {
  readonly value: CachedValue | null;
  /** Unix time in ms. */
  readonly lastModified: number;
  /** Unix time in ms until which a page may be served; missing for one without a lifetime, and for a fetched answer. */
  readonly freshUntil?: number;
  /** Unix time in ms of the latest attempt to render a page past its lifetime again. */
  renderedAgainAt?: number;
  readonly tags: readonly string[];
  /** The content version that each tag was read at, of those that have one. */
  readonly versions: ReadonlyMap<string, number>;
}

interface Options {
  readonly maxBytes: number;
  /** Unix time in ms. */
  readonly now: () => number;
}

/** What Next tells of a value that it stores. */
export interface Storing {
  readonly tags?: readonly string[];
  /** A page's lifetime in seconds; `false` for none. */
  readonly cacheControl?: { readonly revalidate?: number | false };
}

/** How long a page past its lifetime is served after a failed render, before the next attempt. */
const LAST_GOOD_MS = 3_000;
/** Next's kind of a fetched answer. */
const FETCHED = "FETCH";
const NEXT_TAGS_HEADER = "x-next-cache-tags";
const PAGE_TAGS_HEADER = "x-page-tags";

function sizeOf(value: CachedValue | null): number {
  if (!value) return 64;
  let size = 512;
  if (typeof value.html === "string") size += value.html.length * 2;
  size += value.rscData?.byteLength ?? 0;
  for (const segment of value.segmentData?.values() ?? []) size += segment.byteLength;
  size += value.body?.byteLength ?? 0;
  size += (value.data?.body?.length ?? 0) * 2;
  return size;
}

function tagsOf(value: CachedValue | null, tags: readonly string[]): readonly string[] {
  const header = value?.headers?.[NEXT_TAGS_HEADER];
  return typeof header === "string" ? [...tags, ...header.split(",")] : tags;
}

/** Rendered pages and content answers by key, bounded in bytes, expired by tag. */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #expiredAt: LRUCache<string, number>;
  readonly #now: () => number;
  readonly versions = new ContentVersions();

  constructor({ maxBytes, now }: Options) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 4),
      sizeCalculation: (entry) => sizeOf(entry.value),
    });
    this.#expiredAt = new LRUCache({ max: 20_000 });
    this.#now = now;
  }

  /**
   * The entry, or `null` when there is none or one of its tags (or of `tags`) expired since it was made.
   *
   * Also `null` for a page past its lifetime, so that Next renders before it answers: given the page, it would send that once
   * more and render afterwards. Asked again without a new page, because the render failed, this gives the last good one.
   */
  get(key: string, tags: readonly string[]): Entry | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (this.#isExpired(entry, tags)) {
      this.#entries.delete(key);
      return null;
    }
    const now = this.#now();
    const isPastItsTime = entry.freshUntil !== undefined && entry.freshUntil <= now;
    if (!isPastItsTime || now < (entry.renderedAgainAt ?? -Infinity) + LAST_GOOD_MS) return entry;
    entry.renderedAgainAt = now;
    return null;
  }

  set(key: string, value: CachedValue | null, { tags = [], cacheControl }: Storing): void {
    const read = readTagVersions(tagsOf(value, tags));
    // Next drops its own tag header from the answer; the edge needs the tags to know what a publish makes stale.
    if (value?.headers) {
      const tagsOfPage = writeTagVersions(read).filter((tag) => !tag.startsWith("_N_T_"));
      value.headers[PAGE_TAGS_HEADER] = tagsOfPage.join(",");
    }
    const now = this.#now();
    const seconds = cacheControl?.revalidate;
    this.#entries.set(key, {
      value,
      lastModified: now,
      ...(typeof seconds === "number" ? { freshUntil: now + seconds * 1_000 } : {}),
      ...read,
    });
  }

  /** Expires every entry with one of the tags. */
  expire(tags: readonly string[]): void {
    for (const tag of tags) this.#expiredAt.set(tag, this.#now());
  }

  /** Drops the fetched answers with one of the tags; rendered pages stay. */
  forgetAnswers(tags: readonly string[]): void {
    for (const [key, { value, tags: kept }] of this.#entries.entries()) {
      if (value?.kind === FETCHED && kept.some((tag) => tags.includes(tag))) this.#entries.delete(key);
    }
  }

  /**
   * A render that began before a publish may finish after it with the old story in it: the versions it was read at tell,
   * whenever it is stored. What has no version goes by time.
   */
  #isExpired({ tags: own, versions, lastModified }: Entry, tags: readonly string[]): boolean {
    return [...own, ...readTagVersions(tags).tags].some((tag) => {
      const published = this.versions.publishedAt(tag);
      const read = versions.get(tag);
      if (published !== undefined && read !== undefined) return read < published;
      const expiredAt = this.#expiredAt.get(tag);
      return expiredAt !== undefined && lastModified < expiredAt;
    });
  }
}
