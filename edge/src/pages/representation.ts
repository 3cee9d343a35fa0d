import { EdgeError } from "../errors/edgeError.ts";
import type { RequestHead } from "../request/index.ts";

/**
 * The form of a page that is requested: the document, the router's payload, or one segment of it. Part of the cache key.
 */
export type Representation = "html" | "rsc" | `segment:${string}`;

export const isSegment = (representation: Representation): boolean => representation.startsWith("segment:");

/** Request keys as the client router writes them: `/_tree`, `/$d$slug/__PAGE__`, `/@modal/!KGEp`. */
const SEGMENT = /^(?:\/[\w$@!-]{1,100}){1,12}$/;

/**
 * @throws {EdgeError} `bad-request` for a malformed segment
 */
export function representationOf({ rsc, segmentPrefetch }: RequestHead): Representation {
  if (rsc === "") return "html";
  if (segmentPrefetch === "") return "rsc";
  if (!SEGMENT.test(segmentPrefetch)) {
    throw new EdgeError("bad-request", "The segment is malformed.");
  }
  return `segment:${segmentPrefetch}`;
}

/** Request headers that make the app answer with a representation; no other header of a router reaches it. */
export function routerHeaders(representation: Representation): Readonly<Record<string, string>> {
  if (representation === "html") return {};
  if (representation === "rsc") return { rsc: "1" };
  return {
    rsc: "1",
    "next-router-prefetch": "1",
    "next-router-segment-prefetch": representation.slice("segment:".length),
  };
}
