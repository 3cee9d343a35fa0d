import type { IncomingMessage, ServerResponse } from "node:http";
import { EdgeError } from "../errors/edgeError.ts";
import { readTarget, readBody, type RequestHead } from "../request/index.ts";
import { send } from "../respond/index.ts";
import type { Upstream } from "../upstream/index.ts";

const METHODS = ["GET", "HEAD", "POST"] as const;
const MAX_ANSWER_BYTES = 1024 * 1024;
const REQUEST = [
  "accept",
  "accept-language",
  "content-type",
  "cookie",
  "origin",
  "sec-fetch-dest",
  "sec-fetch-mode",
  "sec-fetch-site",
  "user-agent",
] as const;
const ANSWER = ["content-language", "content-type", "location", "set-cookie"] as const;

/** A valid request to a local host. */
export interface LocalVisit {
  readonly upstream: Upstream;
  readonly head: RequestHead;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Passes a request to the server behind a local host, with the same rules for addresses, bodies and times as any
 * request. It gets its own host and no brand. Its pages bring their own policy.
 *
 * @throws {EdgeError} `bad-request`, `method-not-allowed`, `body-too-large`, and what an upstream throws
 */
export async function proxyToLocalHost({ upstream, head, request, response }: LocalVisit): Promise<void> {
  const { rawPath, search, method: asked } = readTarget(request, head);
  const method = METHODS.find((known) => known === asked);
  if (method === undefined) {
    throw new EdgeError("method-not-allowed", `Use ${METHODS.join(" or ")} here.`, {
      headers: ["Allow", METHODS.join(", ")],
      closes: true,
    });
  }
  const headers: Record<string, string> = { host: head.host };
  for (const name of REQUEST) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  const answer = await upstream.call({
    path: rawPath + search,
    method: method === "HEAD" ? "GET" : method,
    headers,
    body: method === "POST" ? await readBody(request) : null,
    maxBytes: MAX_ANSWER_BYTES,
  });
  const passed = ANSWER.flatMap((name) => [answer.headers[name] ?? []].flat().flatMap((one) => [name, one]));
  const policy = answer.headers["content-security-policy"];
  send(
    { request, response, secure: false },
    answer.status,
    [...passed, "Cache-Control", String(answer.headers["cache-control"] ?? "no-store")],
    answer.body,
    typeof policy === "string" ? policy : undefined,
  );
}
