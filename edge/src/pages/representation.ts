import { EdgeError } from "../errors/edgeError.ts";
import type { RequestHead } from "../request/index.ts";

/**
 * What of a page is asked for: the document, the router's payload, or one segment of it. Named as the cache key has
 * it.
 */
export type Representation = "html" | "rsc" | `segment:${string}`;

/** Request keys as the client router writes them: `/_tree`, `/$d$slug/__PAGE__`, `/@modal/!KGEp`. */
const SEGMENT = /^(?:\/[\w$@!-]{1,100}){1,12}$/;

/**
 * @throws {EdgeError} `bad-request` for a segment no router asks for
 */
export function representationOf({ rsc, segmentPrefetch }: RequestHead): Representation {
  if (rsc === "") return "html";
  if (segmentPrefetch === "") return "rsc";
  if (!SEGMENT.test(segmentPrefetch)) {
    throw new EdgeError("bad-request", "The segment is malformed.");
  }
  return `segment:${segmentPrefetch}`;
}

/** The headers under which the app gives a representation; nothing else a router sends reaches it. */
export function routerHeaders(representation: Representation): Readonly<Record<string, string>> {
  if (representation === "html") return {};
  if (representation === "rsc") return { rsc: "1" };
  return {
    rsc: "1",
    "next-router-prefetch": "1",
    "next-router-segment-prefetch": representation.slice("segment:".length),
  };
}
