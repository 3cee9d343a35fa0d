import type { ReactNode } from "react";
import type { RouteId } from "@spilhus/routes";
import type { Crumb, JsonLd } from "../structured-data/jsonLd.ts";
import type { PageRequest } from "../page-request/pageRequest.ts";

/** What search engines and shared links say about a page. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  /** Path of the image shown where the page is shared. */
  readonly image?: string;
  readonly type?: "website" | "article";
  /** Structured data besides organisation and breadcrumbs. */
  readonly data?: readonly JsonLd[];
  /** From the front page to this one, without the front page. */
  readonly crumbs: readonly Crumb[];
}

/** One page: what it loads, what it says of itself, what it shows. */
export interface PageDefinition<Data> {
  readonly route: RouteId;
  /** @throws whatever `notFound()` of Next throws when there is no such thing. */
  readonly load: (request: PageRequest) => Promise<Data>;
  readonly describe: (data: Data, request: PageRequest) => PageDescription;
  readonly Body: (props: { readonly data: Data; readonly request: PageRequest }) => ReactNode;
}

/** Keeps a page's own data type while it is written. */
export function definePage<Data>(definition: PageDefinition<Data>): PageDefinition<Data> {
  return definition;
}
