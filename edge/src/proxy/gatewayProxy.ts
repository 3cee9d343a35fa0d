import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncodings, type Encoding } from "../cache/encoding.ts";
import { EdgeError } from "../gate/edgeError.ts";
import type { Endpoint, Exchange } from "../gate/exchange.ts";
import { readBody } from "../gate/readBody.ts";
import { send } from "../respond/send.ts";
import { gatewayAnswerHeaders, gatewayRequestHeaders } from "./gatewayHeaders.ts";
import type { Upstream, UpstreamAnswer } from "./upstream.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE"] as const;
/** Calls of browsers have `public` in their path; whatever else the gateway answers is not for them. */
const PATH = /^\/gateway(?:\/[a-z\d-]{1,40}){1,4}\/public(?:\/[\w.~-]{1,128}){1,8}$/;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const WORTHWHILE_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === "gzip" ? deflate(body) : body;
}

async function sendAnswer(exchange: Exchange, answer: UpstreamAnswer): Promise<void> {
  const { head } = exchange;
  const cacheControl = String(answer.headers["cache-control"] ?? "no-store");
  const isText = /^(?:text|application)\//.test(String(answer.headers["content-type"] ?? ""));
  const accepted = acceptedEncodings(head.acceptEncoding)[0] ?? "identity";
  const encoding = isText && answer.body.length >= WORTHWHILE_BYTES ? accepted : "identity";
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
  send(exchange, answer.status, headers, await encode(answer.body, encoding));
}

/** `/gateway/*`: browser calls, with the brand that Host decides. Errors are JSON, whatever the gateway says. */
export function gatewayEndpoint(gateway: Upstream): Endpoint {
  async function handle(exchange: Exchange): Promise<void> {
    const { path, search, request } = exchange;
    const method = METHODS.find((known) => known === request.method);
    if (!PATH.test(path) || method === undefined) throw new EdgeError("not-found", "There is no such call.");
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
