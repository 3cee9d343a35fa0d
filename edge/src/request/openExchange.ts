import type { IncomingMessage, ServerResponse } from "node:http";
import { parseAddress, type Address } from "./address.ts";
import { EdgeError } from "../errors/edgeError.ts";
import type { Exchange } from "./exchange.ts";
import type { RequestHead } from "./requestHead.ts";
import type { Visitor } from "./visitor.ts";

/** A body where none belongs is how requests are smuggled past a proxy that reads it differently. */
function refuseBody({ contentLength, transferEncoding }: RequestHead): void {
  if (transferEncoding === "" && (contentLength === "" || contentLength === "0")) return;
  throw new EdgeError("bad-request", "This request must not have a body.", { closes: true });
}

/** Where a request goes and how. */
export interface Asked extends Address {
  readonly method: string;
}

/**
 * What a request asks for: an address that means one thing only, no body where none belongs.
 *
 * @throws {EdgeError} `bad-request`
 */
export function readTarget(request: IncomingMessage, head: RequestHead): Asked {
  const { path, rawPath, search } = parseAddress(request.url ?? "");
  const method = request.method ?? "";
  if (method === "GET" || method === "HEAD") refuseBody(head);
  return { path, rawPath, search, method };
}

/**
 * Lets a known visitor's request through the gate.
 *
 * @throws {EdgeError} `bad-request`
 */
export function openExchange(
  { head, site, origin, secure, forwardedFor }: Visitor,
  request: IncomingMessage,
  response: ServerResponse,
): Exchange {
  const { path, rawPath, search, method } = readTarget(request, head);
  return { path, rawPath, search, request, response, method, head, site, secure, origin, forwardedFor };
}
