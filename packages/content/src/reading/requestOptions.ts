/** The options of `fetch` a caller may set, with Next's extension (`next`), which reaches the global `fetch`. */
export type ContentFetchOptions = Pick<RequestInit, "cache" | "signal"> & {
  next?: { revalidate?: number | false; tags?: readonly string[] };
};

/** Options of every call (R7.22). */
export interface ReadOptions {
  /** Field-level translation, e.g. `en`; default: the space's default language. */
  language?: string;
  /** Default `published`. A draft needs the client's preview token and is never cached (R6.07). */
  version?: "published" | "draft";
  /** Relations to resolve, each as `component.field`. */
  resolveRelations?: readonly string[];
  /** What link fields contain as `story`: only the address (`url`), the link object or the whole story. */
  resolveLinks?: "url" | "link" | "story";
  /** Content fields that the service omits. */
  excludingFields?: readonly string[];
  fetchOptions?: ContentFetchOptions;
}

export interface ListOptions extends ReadOptions {
  /** Prefix of the stories' full slugs; a folder ends in `/`. */
  startsWith?: string;
  /** Default 25 (R9.06), at most 100. */
  perPage?: number;
  /** From 1. */
  page?: number;
}

/** The options under the vendor's names; absent ones are not sent (R7.22). */
export function queryOf(options: ReadOptions) {
  return {
    version: options.version ?? "published",
    ...(options.language !== undefined && { language: options.language }),
    ...(options.resolveRelations?.length && { resolve_relations: options.resolveRelations.join(",") }),
    ...(options.resolveLinks !== undefined && { resolve_links: options.resolveLinks }),
    ...(options.excludingFields?.length && { excluding_fields: options.excludingFields.join(",") }),
  } as const;
}

/**
 * The `fetch` options of one call: the client's, then the call's, then the cache tags. A draft is never stored; `next`
 * is removed then, because Next refuses `no-store` together with `next.revalidate`.
 */
export function fetchOptionsOf(
  defaults: ContentFetchOptions | undefined,
  options: ReadOptions,
  tags: readonly string[],
) {
  const { signal: _signal, next, ...rest } = { ...defaults, ...options.fetchOptions };
  if (options.version === "draft") return { ...rest, cache: "no-store" } as const;
  return {
    ...rest,
    next: {
      ...defaults?.next,
      ...next,
      tags: [...new Set([...tags, ...(defaults?.next?.tags ?? []), ...(next?.tags ?? [])])],
    },
  };
}
