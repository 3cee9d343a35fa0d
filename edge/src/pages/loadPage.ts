import type { Log } from "@spilhus/lib";
import type { Loaded } from "../cache/index.ts";
import type { PolicyClass } from "../csp/index.ts";
import { EdgeError } from "../errors/edgeError.ts";
import { type Exchange, requestId } from "../request/index.ts";
import type { StoredAnswer } from "../respond/index.ts";
import { developmentHeaders } from "../development/index.ts";
import { fetchPage, isLastGood, tagsOf } from "./fetchPage.ts";
import { preparePage } from "./preparePage.ts";
import { isSegment, type Representation } from "./representation.ts";

/** Bounds how long a lost purge is felt. */
export const PAGE_TTL_MS = 60_000;
/** Time until a page is requested again that the app could not render. */
const LAST_GOOD_TTL_MS = 5_000;

/** How this process prepares pages. */
export interface PageSettings {
  readonly log: Log;
  readonly development: boolean;
  readonly editorOrigin: string | undefined;
}

/** One form of a page, as it is fetched and stored. */
export interface PageForm {
  /** Its path in the app. */
  readonly path: string;
  readonly query: string;
  readonly representation: Representation;
  readonly policyClass: PolicyClass;
  readonly status: 200 | 404;
  /** Whether visitors can invent ever new addresses of it, by a query or a parameter. */
  readonly isUnbounded: boolean;
}

/** @throws {EdgeError} `not-found` when the app has no such page */
export async function loadPage(
  { site, request }: Exchange,
  { path, representation, policyClass, status }: PageForm,
  { log, development, editorOrigin }: PageSettings,
  cookie?: string,
): Promise<Loaded<StoredAnswer>> {
  const call = {
    site,
    path,
    representation,
    requestId: requestId(request),
    ...(cookie === undefined ? {} : { cookie }),
    ...(development ? { hotReload: developmentHeaders(request) } : {}),
  };
  const storable = policyClass === "public" && cookie === undefined && !development;
  // A segment has no tags of its own. Requested before it, the page cannot be newer than the segment.
  const page =
    storable && isSegment(representation)
      ? await fetchPage({ ...call, method: "HEAD", representation: "html" })
      : undefined;
  const answer = await fetchPage(call);
  if (answer.status === 404 && status === 200) throw new EdgeError("not-found", "The app has no such page.");
  const value = preparePage(answer, {
    site,
    representation,
    policyClass,
    status,
    appPath: path,
    storable,
    editorOrigin,
    development,
    log,
  });
  return { value, ...tagsOf(page ?? answer), ttlMs: isLastGood(answer) ? LAST_GOOD_TTL_MS : PAGE_TTL_MS };
}

/** Cache key of a form of a page: everything that its body depends on. */
export function pageKey({ site }: Exchange, { path, representation }: PageForm): string {
  return `${site.brand.id}\n${path}\n${representation}`;
}
