import {
  EDGE_HEADER,
  PAGE_TAGS_HEADER,
  readTagVersions,
  REQUEST_ID_HEADER,
  type TagVersions,
} from "@spilhus/contracts";
import { EdgeError } from "../errors/edgeError.ts";
import type { UpstreamAnswer } from "../upstream/index.ts";
import type { Site } from "../sites/index.ts";
import { routerHeaders, type Representation } from "./representation.ts";

const MAX_PAGE_BYTES = 8 * 1024 * 1024;

export interface PageCall {
  readonly site: Site;
  /** `HEAD` for the page's headers alone. */
  readonly method?: "GET" | "HEAD";
  /** Internal path, see `internalPath`. */
  readonly path: string;
  readonly representation: Representation;
  readonly requestId: string;
  /** The preview cookie, the only one that reaches an app. */
  readonly cookie?: string;
  /** See `developmentHeaders`. */
  readonly hotReload?: Readonly<Record<string, string>>;
}

/**
 * Requests a page from an app. No client header is forwarded, such as a forged `x-middleware-*`, a policy whose nonce Next
 * would adopt, or a `Next-Url`.
 *
 * @throws {EdgeError} when the app does not answer, or answers anything but 200 and 404
 */
export async function fetchPage({
  site,
  method = "GET",
  path,
  representation,
  requestId,
  cookie,
  hotReload = {},
}: PageCall): Promise<UpstreamAnswer> {
  const answer = await site.app.call({
    path,
    method,
    headers: {
      host: site.canonicalHost,
      accept: "*/*",
      [EDGE_HEADER]: "1",
      [REQUEST_ID_HEADER]: requestId,
      ...routerHeaders(representation),
      ...hotReload,
      ...(cookie === undefined ? {} : { cookie }),
    },
    maxBytes: MAX_PAGE_BYTES,
  });
  if (answer.status !== 200 && answer.status !== 404) {
    throw new EdgeError("upstream-failed", `The app answered ${answer.status} to ${path}.`);
  }
  return answer;
}

/** Whether an app sends its last good page because it cannot render the next one: its own upstream is slow or down. */
export const isLastGood = ({ headers }: UpstreamAnswer): boolean => headers["x-nextjs-cache"] === "STALE";

/** Cache tags of an app's answer, with the content versions it was read at. */
export function tagsOf({ headers }: UpstreamAnswer): TagVersions {
  const header = headers[PAGE_TAGS_HEADER];
  const tags = (Array.isArray(header) ? header.join(",") : (header ?? ""))
    .split(",")
    .map((tag) => tag.trim());
  return readTagVersions(tags.filter((tag) => tag !== ""));
}
