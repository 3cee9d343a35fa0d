import type { Exchange } from "../request/index.ts";
import { securityHeaders } from "./securityHeaders.ts";

/** For answers that are no documents: whatever a browser makes of them, nothing in them runs or loads. */
const NOTHING = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Answers with a whole body: length, security headers, nothing for HEAD.
 *
 * @param headers flat list of names and values, without `Content-Length`
 * @param policy what a browser may do with the answer
 */
export function send(
  { request, response, secure }: Pick<Exchange, "request" | "response" | "secure">,
  status: number,
  headers: readonly string[],
  body: string | Buffer = "",
  policy = NOTHING,
): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const length = status === 204 || status === 304 ? [] : ["Content-Length", String(bytes.length)];
  response.writeHead(status, [
    ...headers,
    "Content-Security-Policy",
    policy,
    ...securityHeaders(secure),
    ...length,
  ]);
  response.end(request.method === "HEAD" || length.length === 0 ? undefined : bytes);
}

/** Answers with JSON that nobody may keep. */
export function sendJson(exchange: Exchange, status: number, value: unknown): void {
  send(
    exchange,
    status,
    ["Content-Type", "application/json; charset=utf-8", "Cache-Control", "no-store"],
    JSON.stringify(value),
  );
}

/** Sends the visitor elsewhere; `location` is a path of this site. */
export function sendRedirect(
  exchange: Exchange,
  status: 301 | 302 | 303 | 307 | 308,
  location: string,
  headers: readonly string[] = [],
): void {
  send(exchange, status, ["Location", location, "Cache-Control", "no-store", ...headers]);
}

/** Sends this visitor elsewhere, for reasons that are theirs alone and may be over in a moment. */
export function sendPersonalRedirect(exchange: Exchange, location: string): void {
  send(exchange, 307, ["Location", location, "Cache-Control", "private, no-store"]);
}
