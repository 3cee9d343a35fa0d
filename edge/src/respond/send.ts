import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Exchange } from "../request/index.ts";
import { type AnswerUse, securityHeaders } from "./securityHeaders.ts";

/** For answers that are not documents: opened as one, they run and load nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Sends a complete answer with length and security headers; no body for HEAD.
 *
 * @param headers flat list of names and values, without `Content-Length`
 * @param policy what a browser may do with the answer
 * @param use what headers depend on
 */
export function send(
  { request, response, secure }: Pick<Exchange, "request" | "response" | "secure">,
  status: number,
  headers: readonly string[],
  body: string | Buffer = "",
  policy = NOTHING,
  use: AnswerUse = {},
): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const length = status === 204 || status === 304 ? [] : ["Content-Length", String(bytes.length)];
  response.writeHead(status, [
    ...headers,
    "Content-Security-Policy",
    policy,
    ...securityHeaders(secure, use),
    ...length,
  ]);
  response.end(request.method === "HEAD" || length.length === 0 ? undefined : bytes);
}

/**
 * Sends an answer as it comes, as fast as the client reads and no faster. A client that leaves ends the source.
 *
 * @param signal ends the answer before it is whole
 * @throws when the source fails or `signal` ends it; the client then sees an answer that is not complete
 */
export async function sendStream(
  { request, response, secure }: Pick<Exchange, "request" | "response" | "secure">,
  status: number,
  headers: readonly string[],
  body: Readable,
  signal: AbortSignal,
): Promise<void> {
  response.writeHead(status, [...headers, "Content-Security-Policy", NOTHING, ...securityHeaders(secure)]);
  if (request.method === "HEAD") {
    body.on("error", () => {}).destroy();
    response.end();
    return;
  }
  try {
    await pipeline(body, response, { signal });
  } catch (error) {
    const hasLeft = error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
    if (!hasLeft) throw error;
  }
}

/** Answers with JSON that must not be stored. */
export function sendJson(exchange: Exchange, status: number, value: unknown): void {
  send(
    exchange,
    status,
    ["Content-Type", "application/json; charset=utf-8", "Cache-Control", "no-store"],
    JSON.stringify(value),
  );
}

/** Redirects; `location` is a path of this site. */
export function sendRedirect(
  exchange: Exchange,
  status: 301 | 302 | 303 | 307 | 308,
  location: string,
  headers: readonly string[] = [],
): void {
  send(exchange, status, ["Location", location, "Cache-Control", "no-store", ...headers]);
}

/** Redirects this visitor only, and only for now. */
export function sendPersonalRedirect(exchange: Exchange, location: string): void {
  send(exchange, 307, ["Location", location, "Cache-Control", "private, no-store"]);
}

/** Sends the head of an answer whose body is written as it happens. It is never compressed: a compressor holds parts back. */
export function openStream(
  { response, secure }: Pick<Exchange, "response" | "secure">,
  headers: readonly string[],
): void {
  response.writeHead(200, [...headers, "Content-Security-Policy", NOTHING, ...securityHeaders(secure)]);
  response.flushHeaders();
}
