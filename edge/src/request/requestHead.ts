import type { IncomingMessage } from "node:http";
import { EdgeError } from "../errors/edgeError.ts";

/** The request headers that the edge reads; it ignores every other one. */
export interface RequestHead {
  host: string;
  cookie: string;
  accept: string;
  acceptEncoding: string;
  ifNoneMatch: string;
  userAgent: string;
  referer: string;
  rsc: string;
  prefetch: string;
  segmentPrefetch: string;
  forwardedProto: string;
  forwardedFor: string;
  contentLength: string;
  transferEncoding: string;
}

const FIELDS: Readonly<Record<string, keyof RequestHead>> = {
  host: "host",
  cookie: "cookie",
  accept: "accept",
  "accept-encoding": "acceptEncoding",
  "if-none-match": "ifNoneMatch",
  "user-agent": "userAgent",
  referer: "referer",
  rsc: "rsc",
  "next-router-prefetch": "prefetch",
  "next-router-segment-prefetch": "segmentPrefetch",
  "x-forwarded-proto": "forwardedProto",
  "x-forwarded-for": "forwardedFor",
  "content-length": "contentLength",
  "transfer-encoding": "transferEncoding",
};
const fields = new Map(Object.entries(FIELDS));

/**
 * Reads the headers in one pass over what came over the wire, because Node silently keeps the first of two `Host`
 * headers. Lists sent in several lines are joined; browsers split `Cookie` under HTTP/2.
 *
 * @param raw names and values in turn
 * @throws {EdgeError} `bad-request` when `Host` is missing or comes twice (RFC 9112 § 3.2)
 */
export function readHead(raw: readonly string[]): RequestHead {
  const head: RequestHead = {
    host: "",
    cookie: "",
    accept: "",
    acceptEncoding: "",
    ifNoneMatch: "",
    userAgent: "",
    referer: "",
    rsc: "",
    prefetch: "",
    segmentPrefetch: "",
    forwardedProto: "",
    forwardedFor: "",
    contentLength: "",
    transferEncoding: "",
  };
  let hosts = 0;
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const field = fields.get((raw[index] ?? "").toLowerCase());
    if (field === undefined) continue;
    const value = raw[index + 1] ?? "";
    if (field === "host") hosts += 1;
    const before = head[field];
    head[field] = before === "" ? value : `${before}${field === "cookie" ? "; " : ", "}${value}`;
  }
  if (hosts !== 1) {
    throw new EdgeError("bad-request", "A request needs exactly one Host header.", { closes: true });
  }
  return head;
}

/**
 * The head of an HTTP/1.1 request; other versions are refused.
 *
 * @throws {EdgeError} `bad-request`
 */
export function headOf({ httpVersionMajor, rawHeaders }: IncomingMessage): RequestHead {
  if (httpVersionMajor !== 1) throw new EdgeError("bad-request", "Speak HTTP/1.1.", { closes: true });
  return readHead(rawHeaders);
}
