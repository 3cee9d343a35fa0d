import { acceptedEncodings, compress, MIN_COMPRESSED_BYTES } from "../encoding/index.ts";
import { EdgeError } from "../errors/edgeError.ts";
import { type Endpoint, type Exchange, readBody } from "../request/index.ts";
import { send } from "../respond/index.ts";
import { gatewayAnswerHeaders, gatewayRequestHeaders } from "./gatewayHeaders.ts";
import { DownloadProxy, isDownloadPath } from "./downloadProxy.ts";
import { isHookPath, passHook } from "./hookProxy.ts";
import type { Streams } from "../streams/index.ts";
import type { Upstream, UpstreamAnswer } from "../upstream/index.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE"] as const;
/** Only calls with `public` in their path are for browsers. */
const PATH = /^\/gateway(?:\/[a-z\d-]{1,40}){1,4}\/public(?:\/[\w.~-]{1,128}){1,8}$/;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** Brotli quality for what is compressed while a visitor waits. */
const QUALITY = 5;

async function sendAnswer(exchange: Exchange, answer: UpstreamAnswer): Promise<void> {
  const { head } = exchange;
  const cacheControl = String(answer.headers["cache-control"] ?? "no-store");
  const isText = /^(?:text|application)\//.test(String(answer.headers["content-type"] ?? ""));
  const accepted = acceptedEncodings(head.acceptEncoding)[0] ?? "identity";
  const encoding = isText && answer.body.length >= MIN_COMPRESSED_BYTES ? accepted : "identity";
  const headers = [
    ...gatewayAnswerHeaders(answer).map((value) =>
      /^"[^"]*"$/.test(value) && encoding !== "identity" ? `W/${value}` : value,
    ),
    "Cache-Control",
    cacheControl,
    "Vary",
    "Accept-Encoding, Cookie",
    ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
  ];
  send(exchange, answer.status, headers, await compress(answer.body, encoding, QUALITY));
}

/**
 * `/gateway/*`: calls of browsers, and webhooks, with the brand of the host. Errors are JSON, whatever the gateway answers.
 *
 * @param files the gateway by other connections, for answers that are passed on part by part
 * @param streams answers for the rooms of bingo and banko
 */
export function gatewayEndpoint(gateway: Upstream, files: Upstream, streams: Streams): Endpoint {
  const downloads = new DownloadProxy(files);
  async function handle(exchange: Exchange): Promise<void> {
    const { path, search, request } = exchange;
    if (isHookPath(path)) return passHook(gateway, exchange);
    const method = METHODS.find((known) => known === request.method);
    if (!PATH.test(path) || method === undefined) throw new EdgeError("not-found", "There is no such call.");
    const ofRoom = method === "GET" || method === "HEAD" ? streams.handleRoom(exchange) : undefined;
    if (ofRoom) return ofRoom;
    if (isDownloadPath(path) && (method === "GET" || method === "HEAD")) {
      const refusal = await downloads.pass(exchange);
      return refusal && sendAnswer(exchange, refusal);
    }
    const hasBody = method !== "GET" && method !== "HEAD";
    const answer = await gateway.call({
      path: path + search,
      method: method === "HEAD" ? "GET" : method,
      headers: gatewayRequestHeaders(exchange),
      body: hasBody ? await readBody(request) : null,
      maxBytes: MAX_ANSWER_BYTES,
    });
    const contentType = String(answer.headers["content-type"] ?? "");
    if (answer.status >= 500 && !contentType.startsWith("application/json")) {
      throw new EdgeError("upstream-failed", `The gateway answered ${answer.status} to ${path}.`);
    }
    await sendAnswer(exchange, answer);
  }
  return { methods: METHODS, handle };
}
