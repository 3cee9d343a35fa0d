import type { Log } from "@spilhus/lib";
import { contentSecurityPolicy, MAX_POLICY_BYTES, type PolicyClass } from "../csp/index.ts";
import { supportOrigins } from "../support-frame/index.ts";
import { sealDocument } from "../document/index.ts";
import { EdgeError } from "../errors/edgeError.ts";
import { StoredAnswer, type DocumentUse, type StoredStatus } from "../respond/index.ts";
import type { Site } from "../sites/index.ts";
import type { UpstreamAnswer } from "../upstream/index.ts";
import { studioOriginOf } from "./studioOriginOf.ts";
import type { Representation } from "./representation.ts";

export interface Preparation {
  readonly site: Site;
  readonly representation: Representation;
  readonly policyClass: PolicyClass;
  readonly status: StoredStatus;
  /** Whether browsers may store the answer and revalidate it. */
  readonly storable: boolean;
  /** Path of the page in the app. */
  readonly appPath: string;
  readonly editorOrigin: string | undefined;
  readonly development: boolean;
  readonly log: Log;
}

/** Headers of the app that the client's router reads; `x-nextjs-postponed: 2` marks a complete segment. */
const ROUTER_HEADERS = [
  "x-nextjs-stale-time",
  "x-nextjs-postponed",
  "x-nextjs-prerender",
  "x-nextjs-deployment-id",
] as const;

function passedOn(headers: UpstreamAnswer["headers"]): readonly string[] {
  return ROUTER_HEADERS.flatMap((name) => {
    const value = headers[name];
    const first = Array.isArray(value) ? value[0] : value;
    return first === undefined ? [] : [name, first];
  });
}

/**
 * The router reads path parameters from the address that was rendered, so it needs the page context, and an empty query.
 */
function rewrittenTo(path: string): readonly string[] {
  return ["x-nextjs-rewritten-path", path, "x-nextjs-rewritten-query", ""];
}

/** Language and variants depend on cookies under one address, so no shared cache may store a page. */
function cacheHeaders({ storable, status }: Preparation): { cacheControl: string; vary: string } {
  const unkept = status === 500 ? "no-store" : "private, no-store";
  return {
    cacheControl: storable ? "private, no-cache" : unkept,
    vary: "Cookie, Accept-Encoding, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch",
  };
}

function prepareDocument(answer: UpstreamAnswer, preparation: Preparation): StoredAnswer {
  const { site, policyClass, status, editorOrigin, development, log, appPath } = preparation;
  // In a scope of its own: the policy closure lives as long as the page, and would keep the text beside the body.
  const { html, hashes, refused } = development
    ? { html: answer.body.toString(), hashes: [], refused: [] }
    : sealDocument(answer.body.toString());
  for (const script of refused) log("warn", "inline script refused", { path: appPath, script });
  const studioOrigin = policyClass === "game-play" ? studioOriginOf(html, site.brand) : undefined;
  const policy = ({ secure, vendors }: DocumentUse) =>
    contentSecurityPolicy({
      policyClass,
      hashes,
      vendors: site.brand.vendors,
      takesVendors: vendors,
      secure,
      supportFrames: supportOrigins(site.brand, secure),
      studioOrigin,
      editorOrigin,
      development,
    });
  if (Buffer.byteLength(policy({ secure: true, vendors: true })) > MAX_POLICY_BYTES) {
    throw new EdgeError("upstream-failed", `${appPath} has too many inline scripts for its policy.`);
  }
  return new StoredAnswer({
    status,
    body: Buffer.from(html),
    contentType: "text/html; charset=utf-8",
    ...cacheHeaders(preparation),
    policy,
    framed: policyClass === "preview" && editorOrigin !== undefined,
    plays: policyClass === "game-play",
    studioOrigin,
  });
}

/**
 * Turns an app's answer into a stored answer.
 *
 * @throws {EdgeError} `upstream-failed` when the answer has another content type, or a document's policy would
 * exceed its limit
 */
export function preparePage(answer: UpstreamAnswer, preparation: Preparation): StoredAnswer {
  const { representation, appPath, status } = preparation;
  const contentType = String(answer.headers["content-type"] ?? "");
  const expected = representation === "html" ? "text/html" : "text/x-component";
  if (!contentType.startsWith(expected)) {
    throw new EdgeError("upstream-failed", `${appPath} answered "${contentType}" instead of ${expected}.`);
  }
  if (representation === "html") return prepareDocument(answer, preparation);
  return new StoredAnswer({
    status,
    body: answer.body,
    contentType: "text/x-component",
    ...cacheHeaders(preparation),
    headers: [...passedOn(answer.headers), ...rewrittenTo(appPath)],
  });
}
