import type { IncomingMessage, ServerResponse } from "node:http";
import { parseAddress, type Address } from "./address.ts";
import { EdgeError } from "../errors/edgeError.ts";
import type { Exchange } from "./exchange.ts";
import type { RequestHead } from "./requestHead.ts";
import type { Visitor } from "./visitor.ts";

/** An unexpected body is how a request is smuggled past a proxy that reads the length differently. */
function refuseBody({ contentLength, transferEncoding }: RequestHead): void {
  if (transferEncoding === "" && (contentLength === "" || contentLength === "0")) return;
  throw new EdgeError("bad-request", "This request must not have a body.", { closes: true });
}

/** Method and address of a request. */
export interface RequestTarget extends Address {
  readonly method: string;
}

/**
 * Reads method and address of a request, and refuses a body where none belongs.
 *
 * @throws {EdgeError} `bad-request`
 */
export function readTarget(request: IncomingMessage, head: RequestHead): RequestTarget {
  const { path, rawPath, search } = parseAddress(request.url ?? "");
  const method = request.method ?? "";
  if (method === "GET" || method === "HEAD") refuseBody(head);
  return { path, rawPath, search, method };
}

/**
 * Combines a visitor with the target of their request.
 *
 * @throws {EdgeError} `bad-request`
 */
export function openExchange(
  { head, site, isSupport, origin, secure, forwardedFor }: Visitor,
  request: IncomingMessage,
  response: ServerResponse,
): Exchange {
  const { path, rawPath, search, method } = readTarget(request, head);
  return {
    ...{ path, rawPath, search, request, response, method },
    ...{ head, site, isSupport, secure, origin, forwardedFor },
  };
}
