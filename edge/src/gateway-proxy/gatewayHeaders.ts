import type { IncomingHttpHeaders } from "node:http";
import { BRAND_HEADER, REQUEST_ID_HEADER } from "@spilhus/contracts";
import { type Exchange, requestId, clientIp } from "../request/index.ts";
import type { UpstreamAnswer } from "../upstream/index.ts";

const REQUEST = [
  "accept",
  "accept-language",
  "content-type",
  "cookie",
  "idempotency-key",
  "if-none-match",
  "origin",
  "sec-fetch-dest",
  "sec-fetch-mode",
  "sec-fetch-site",
  "user-agent",
  "x-requested-with",
] as const satisfies readonly (keyof IncomingHttpHeaders | string)[];

const ANSWER = [
  "content-disposition",
  "content-language",
  "content-type",
  "etag",
  "idempotency-replayed",
  "last-modified",
  "link",
  "location",
  "per-page",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "retry-after",
  "set-cookie",
  "total",
] as const;

/**
 * Headers of a call to the gateway: those it may read, and what only the edge knows. A client's
 * own `X-Brand`, `X-Forwarded-*` or `X-Signature` is dropped.
 */
export function gatewayRequestHeaders(exchange: Exchange): Record<string, string> {
  const { request, site, head, secure } = exchange;
  const address = clientIp(exchange, request);
  const headers: Record<string, string> = {};
  for (const name of REQUEST) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  return {
    ...headers,
    [BRAND_HEADER]: site.brand.id,
    [REQUEST_ID_HEADER]: requestId(request),
    "x-forwarded-host": head.host,
    "x-forwarded-proto": secure ? "https" : "http",
    "x-forwarded-for": address,
    "x-real-ip": address,
  };
}

/** Flat list of the headers of the gateway's answer that a browser gets. */
export function gatewayAnswerHeaders({ headers }: Pick<UpstreamAnswer, "headers">): readonly string[] {
  return ANSWER.flatMap((name) => {
    const value = headers[name];
    const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
    return values.flatMap((one) => [name, one]);
  });
}
