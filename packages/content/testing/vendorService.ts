import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { StoriesAnswerSchema, type Story } from "@spilhus/contracts";
import { startLocalServer, type LocalServer } from "./localServer.ts";

export const READ_TOKEN = "Wn8qPq1ReadTokenOfTests";
export const PREVIEW_TOKEN = "x2KdPreviewTokenOfTests";

export interface ReceivedRequest {
  /** `performance.now()` at arrival. */
  at: number;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
}

type Respond = (response: ServerResponse, request: ReceivedRequest) => void;

export interface VendorService extends LocalServer {
  requests: ReceivedRequest[];
  /** Answers the next requests so, one each, in place of the file. */
  interrupt(...responses: Respond[]): void;
}

export function vendorAnswer(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./handwritten-answers/${name}.json`, import.meta.url), "utf8"));
}

export function vendorStories(): Story[] {
  return [1, 2, 3].flatMap(
    (page) => StoriesAnswerSchema.parse(vendorAnswer(`stories-blog-page-${page}`)).stories,
  );
}

export function sendJson(status: number, body: unknown, headers: Record<string, string> = {}): Respond {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
    response.end(status === 204 || status === 205 ? undefined : JSON.stringify(body));
  };
}

/** The space's cache version, as in every answer. */
const CV = 1783340127;

const STORIES: Record<string, string> = {
  forside: "story-forside",
  "alle-artikler": "story-alle-artikler",
  regler: "story-rich-text",
};

/** The headers of a list; the page's size comes back only when it was asked for, else empty. */
function counted(total: number, query: URLSearchParams): Record<string, string> {
  return { total: `${total}`, "per-page": query.get("per_page") ?? "" };
}

/** To the same call at the newest cache version. */
function toNewestCv({ path, query, headers }: ReceivedRequest): Respond {
  const newest = new URLSearchParams(query);
  newest.set("cv", `${CV}`);
  const location = `http://${headers.host}${path}?${newest}`;
  return (response) => {
    response.writeHead(301, {
      location,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
    response.end("<html><body>You are being redirected.</body></html>");
  };
}

function answer(request: ReceivedRequest, redirects: boolean): Respond {
  const { path, query } = request;
  const draft = query.get("version") === "draft";
  if (
    ![READ_TOKEN, PREVIEW_TOKEN].includes(query.get("token") ?? "") ||
    (draft && query.get("token") !== PREVIEW_TOKEN)
  ) {
    return sendJson(401, vendorAnswer("error-401"));
  }
  if (redirects && !draft && query.get("cv") !== `${CV}`) return toNewestCv(request);
  const uuids = query.get("by_uuids")?.split(",");
  if (path === "/v2/cdn/stories" && uuids !== undefined) {
    // The service answers in its own order, and refuses to look for more than a batch.
    const stories = vendorStories()
      .filter(({ uuid }) => uuids.includes(uuid))
      .toReversed();
    if (uuids.length > 50) return sendJson(422, { by_uuids: ["is too long"] });
    return sendJson(200, { stories, cv: CV, rels: [], links: [] }, counted(stories.length, query));
  }
  if (path === "/v2/cdn/stories" && query.get("starts_with") === "blog/") {
    return sendJson(200, vendorAnswer(`stories-blog-page-${query.get("page")}`), counted(60, query));
  }
  const name = STORIES[path.replace("/v2/cdn/stories/", "")];
  if (name === undefined) return sendJson(404, vendorAnswer("error-404"));
  return sendJson(200, vendorAnswer(draft ? `${name}-draft` : name));
}

/**
 * The content service over real HTTP, with the answers of `handwritten-answers`. With `perSecond` it keeps the service's
 * limit: more calls in any one second are answered 429. With `redirects` it sends published calls that do not name the
 * newest cache version there first, as the vendor does and our gateway does not.
 */
export async function startVendorService({
  perSecond,
  redirects = false,
}: { perSecond?: number; redirects?: boolean } = {}): Promise<VendorService> {
  const requests: ReceivedRequest[] = [];
  const interruptions: Respond[] = [];
  const server = await startLocalServer((incoming, response) => {
    const url = new URL(incoming.url ?? "/", "http://service.invalid");
    const request = {
      at: performance.now(),
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
    };
    requests.push(request);
    const recent = requests.filter(({ at }) => at > request.at - 1_000).length;
    if (perSecond !== undefined && recent > perSecond) {
      sendJson(429, { error: "Too many requests" })(response, request);
      return;
    }
    (interruptions.shift() ?? answer(request, redirects))(response, request);
  });
  return { ...server, requests, interrupt: (...responses) => void interruptions.push(...responses) };
}
