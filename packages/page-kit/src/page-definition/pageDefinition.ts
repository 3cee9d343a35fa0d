import type { ReactNode } from "react";
import type { RouteId } from "@spilhus/routes";
import type { Crumb, JsonLd } from "../structured-data/jsonLd.ts";
import type { PageRequest } from "../page-request/pageRequest.ts";

/** What search engines and link previews show of a page. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  /** Path of the image for link previews. */
  readonly image?: string;
  readonly type?: "website" | "article";
  /** Structured data besides organisation and breadcrumbs. */
  readonly data?: readonly JsonLd[];
  /** Breadcrumbs from the front page to this one, without the front page. */
  readonly crumbs: readonly Crumb[];
}

/** One page: its data, its description and its component. */
export interface PageDefinition<Data> {
  readonly route: RouteId;
  /** @throws Next's `notFound()` error when the thing does not exist. */
  readonly load: (request: PageRequest) => Promise<Data>;
  readonly describe: (data: Data, request: PageRequest) => PageDescription;
  readonly Body: (props: { readonly data: Data; readonly request: PageRequest }) => ReactNode;
}

/** Keeps the page's data type while it is defined. */
export function definePage<Data>(definition: PageDefinition<Data>): PageDefinition<Data> {
  return definition;
}
